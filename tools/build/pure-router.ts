import type { Plugin } from 'vite'

/**
 * Leaves out those components of React Router that the app does not use: its links and forms bring the code that
 * fetches pages ahead.
 */
export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({ code: withPureComponents(code), map: null }),
    },
  }
}

/** The router's code with its components marked as free of side effects. */
export function withPureComponents(code: string): string {
  return code
    .replaceAll(/^(var \w+ = )(React\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^(?:Link|NavLink|Form)\.displayName = .*$/gm, '')
}
