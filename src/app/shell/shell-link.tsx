import { useLocation, useNavigate } from 'react-router'
import { PressLink, type PressLinkProps } from '#ui/form/press.tsx'

interface ShellLinkProps extends Omit<PressLinkProps, 'href' | 'onGo'> {
  to: string
}

/** A link of the frame to another page. The router's own links would bring its code for fetching pages ahead. */
export function ShellLink({ to, ...props }: ShellLinkProps) {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  // The page that is open already gets no second entry in the history.
  const replace = pathname + search + hash === to
  return <PressLink {...props} href={to} onGo={() => void navigate(to, { replace })} />
}

/** Marked as the current page while that page, or one below it, is shown. */
export function ShellNavLink(props: ShellLinkProps) {
  const { pathname } = useLocation()
  const isCurrent = `${pathname}/`.startsWith(`${props.to}/`)
  return <ShellLink {...props} aria-current={isCurrent ? 'page' : undefined} />
}
