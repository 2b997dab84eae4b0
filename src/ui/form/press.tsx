import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useMemo,
} from 'react'

/** `beside`: from the list beside the page to another row of it. */
export type Navigate = (path: string, options?: { readonly beside: boolean }) => void

/** How the app moves within itself; the browser's own way where nobody says. */
const NavigateContext = createContext<Navigate | null>(null)

export function NavigateProvider(props: { navigate: Navigate; children: ReactNode }) {
  return <NavigateContext value={props.navigate}>{props.children}</NavigateContext>
}

/** Links in a list that stands beside the page. */
export function BesideLinks({ children }: { children: ReactNode }) {
  const navigate = useContext(NavigateContext)
  const goBeside = useMemo<Navigate | null>(
    () => navigate && ((path) => navigate(path, { beside: true })),
    [navigate],
  )
  return <NavigateContext value={goBeside}>{children}</NavigateContext>
}

export interface PressButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  isDisabled?: boolean | undefined
  /** Keeps focus, takes no press, submits nothing. */
  isPending?: boolean | undefined
  /** Looks as ever and takes no press for a moment: what would come now is the last one's echo. */
  isResting?: boolean | undefined
}

/** A bare button. Native: a press cancels on scroll, and it weighs nothing in the first paint. */
export function PressButton({
  onPress,
  onClick,
  isDisabled = false,
  isPending = false,
  isResting = false,
  type = 'button',
  ...props
}: PressButtonProps) {
  return (
    <button
      {...props}
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || isResting || undefined}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        if (isPending || isResting) {
          event.preventDefault()
          return
        }
        onClick?.(event)
        onPress?.(event)
      }}
    />
  )
}

export interface PressLinkProps extends ComponentProps<'a'> {
  href: string
  /** Goes there in another way than to a new page; `href` is what a new tab opens. */
  onGo?: (() => void) | undefined
}

/** A bare link. Within the app it navigates without loading; modified clicks stay the browser's. */
export function PressLink({ href, onGo, onClick, children, ...props }: PressLinkProps) {
  const navigate = useContext(NavigateContext)
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!navigate || event.defaultPrevented || !isOurs(event, event.currentTarget)) return
        event.preventDefault()
        if (onGo) onGo()
        else navigate(href)
      }}
    >
      {children}
    </a>
  )
}

function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const here = link.origin === location.origin && !link.getAttribute('href')?.startsWith('#')
  const stays = (link.target === '' || link.target === '_self') && !link.hasAttribute('download')
  return event.button === 0 && plain && here && stays
}
