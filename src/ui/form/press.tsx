import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useMemo,
} from 'react'

/** `beside`: from the list next to a detail to another of its rows. */
export type Navigate = (path: string, options?: { readonly beside: boolean }) => void

/** The app's client-side navigation. Without a provider the browser loads the page. */
const NavigateContext = createContext<Navigate | null>(null)

export function NavigateProvider(props: { navigate: Navigate; children: ReactNode }) {
  return <NavigateContext value={props.navigate}>{props.children}</NavigateContext>
}

interface SideListLinksProps {
  /** Whether a detail is shown now. */
  isBeside?: boolean
  children: ReactNode
}

/** Marks links in a list that is shown next to its detail. */
export function SideListLinks({ isBeside = true, children }: SideListLinksProps) {
  const navigate = useContext(NavigateContext)
  const navigateFromList = useMemo<Navigate | null>(
    () => navigate && ((path) => navigate(path, { beside: isBeside })),
    [navigate, isBeside],
  )
  return <NavigateContext value={navigateFromList}>{children}</NavigateContext>
}

export interface PressButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  isDisabled?: boolean | undefined
  /** Keeps focus, ignores presses and submits nothing. */
  isPending?: boolean | undefined
  /** Ignores presses for a moment without looking disabled, so that a double tap counts once. */
  isDebounced?: boolean | undefined
}

/** An unstyled native button: scrolling cancels the press, and it adds nothing to the first paint. */
export function PressButton({
  onPress,
  onClick,
  isDisabled = false,
  isPending = false,
  isDebounced = false,
  type = 'button',
  ...props
}: PressButtonProps) {
  return (
    <button
      {...props}
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || isDebounced || undefined}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        if (isPending || isDebounced) {
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
  /** Overrides the navigation; `href` is still what a new tab opens. */
  onGo?: (() => void) | undefined
}

/** An unstyled link. It navigates within the app without a page load; modified clicks go to the browser. */
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
