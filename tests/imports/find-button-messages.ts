import { parseSync } from 'oxc-parser'

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

/** Functions that return a key, with the prefix of the keys they return. */
const keyFunctions: Readonly<Record<string, string>> = { stepLabel: 'orderStep.' }

/**
 * The keys among `all` whose messages label a button: the content of `<Button>` and `<ButtonLink>`, the `label` of an
 * `<IconButton>`, `confirmLabel` and `cancelLabel` of a dialog, and the `label` of a menu item or a toast's action (an
 * object with `onAction` or `onPress`). A name declared in the same file is followed to its value. Labels that reach a
 * button through the props of another component, or are computed elsewhere, are not found.
 */
export function findButtonMessages(path: string, text: string, all: readonly string[]): string[] {
  const { program } = parseSync(path, text)
  const nodes = nodesIn(program)
  const values = new Map(
    nodes.flatMap((node) =>
      node.type === 'VariableDeclarator' ? [[nameOf(node['id']), node['init']] as const] : [],
    ),
  )
  const labels = nodes.flatMap(labelsOf).flatMap((label) => {
    const inside = nodesIn(label)
    return [
      ...inside,
      ...inside.flatMap((node) =>
        node.type === 'Identifier' ? nodesIn(values.get(nameOf(node))) : [],
      ),
    ]
  })
  const starts = labels.flatMap(keyStartOf)
  const keys = new Set(labels.map(({ value }) => value))
  return all.filter((key) => keys.has(key) || starts.some((start) => key.startsWith(start)))
}

/** The parts of a node that a button shows. */
function labelsOf(node: Node): unknown[] {
  if (node.type === 'JSXElement') {
    const opening = node['openingElement'] as Node
    const name = nameOf(opening['name'])
    if (name === 'Button' || name === 'ButtonLink') return node['children'] as unknown[]
    if (name === 'IconButton')
      return nodesIn(opening['attributes']).filter((one) => isNamed(one, 'label'))
  }
  if (isNamed(node, 'confirmLabel') || isNamed(node, 'cancelLabel')) return [node]
  if (node.type === 'ObjectExpression') {
    const properties = node['properties'] as Node[]
    const isAction = properties.some(
      ({ key }) => nameOf(key) === 'onAction' || nameOf(key) === 'onPress',
    )
    if (isAction)
      return properties.flatMap(({ key, value }) => (nameOf(key) === 'label' ? [value] : []))
  }
  return []
}

function isNamed(node: Node, name: string): boolean {
  return node.type === 'JSXAttribute' && nameOf(node['name']) === name
}

/** The prefix of the keys that a template (`a.${b}`) or a function of `keyFunctions` makes. */
function keyStartOf(node: Node): string[] {
  if (node.type === 'TemplateLiteral') {
    const [first] = node['quasis'] as { value: { cooked: string } }[]
    return first && /^[a-z]\w*\./i.test(first.value.cooked) ? [first.value.cooked] : []
  }
  const start = node.type === 'CallExpression' ? keyFunctions[nameOf(node['callee'])] : undefined
  return start === undefined ? [] : [start]
}

function nameOf(node: unknown): string {
  return typeof node === 'object' &&
    node !== null &&
    'name' in node &&
    typeof node.name === 'string'
    ? node.name
    : ''
}

/** A node and everything below it. */
function nodesIn(node: unknown): Node[] {
  if (Array.isArray(node)) return node.flatMap(nodesIn)
  if (typeof node !== 'object' || node === null || !('type' in node)) return []
  return [node as Node, ...Object.values(node).flatMap(nodesIn)]
}
