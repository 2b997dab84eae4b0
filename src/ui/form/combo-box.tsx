import { clsx } from 'clsx'
import { type ReactNode, type Ref, use, useEffect, useId, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { AriaProvider } from '../aria-provider.tsx'
import styles from './combo-box.module.css'
import { FieldError, type FieldFrame } from './field.tsx'
import fieldStyles from './field.module.css'
import { matchOptions } from './match-options.ts'
import popoverStyles from '../overlay/popover.module.css'
import { Spinner } from '../spinner.tsx'

export interface ComboOption {
  readonly value: string
  readonly label: string
  /** A second line, also searched. */
  readonly description?: string
}

export interface ComboBoxProps extends FieldFrame {
  /** Undefined while they are being loaded: typing may begin before. */
  options: readonly ComboOption[] | undefined
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: (() => void) | undefined
  /** Called with the typed text, for options loaded from elsewhere. */
  onSearch?: ((text: string) => void) | undefined
  placeholder?: string | undefined
  /** Shown when nothing matches, such as a sentence or a button that creates what was typed. */
  emptyText: ReactNode
  /** The last option, which makes something new of what was typed. */
  create?: { readonly label: (text: string) => string; readonly run: (text: string) => void }
  name?: string | undefined
  disabled?: boolean | undefined
  className?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

interface Typed {
  readonly text: string
  /** The value that was chosen when it was typed. */
  readonly value: string | null
}

const maxShown = 60
const createKey = ' create'

/** A searchable choice from a long list. Matches words in any order, ignoring accents. */
export function ComboBox({ ref, name = '', placeholder = '', ...props }: ComboBoxProps) {
  const { value, onChange, onSearch, error, description, className } = props
  const options = props.options ?? []
  const chosen = options.find((option) => option.value === value)
  const [kept, keep] = useState<Typed | null>(null)
  // Once another value is chosen, what was typed before is no longer meant.
  const typed = kept !== null && kept.value === value ? kept.text : null
  const setTyped = (next: string | null) => keep(next === null ? null : { text: next, value })
  const errorId = useId()
  const text = typed ?? chosen?.label ?? ''
  const wanted = typed?.trim() ?? ''
  const shown: readonly ComboOption[] = [
    ...matchOptions(options, typed ?? '').slice(0, maxShown),
    // Before the options are known, what was typed may well be one of them.
    ...(props.create && props.options && wanted !== ''
      ? [{ value: createKey, label: props.create.label(wanted) }]
      : []),
  ]

  function choose(key: string): void {
    if (key === createKey) return props.create?.run(wanted)
    setTyped(null)
    onChange(key)
  }

  return (
    <AriaProvider>
      <AriaComboBox
        className={clsx(fieldStyles.field, className)}
        items={shown}
        inputValue={text}
        selectedKey={value}
        allowsEmptyCollection
        menuTrigger="input"
        isDisabled={props.disabled ?? false}
        isInvalid={Boolean(error)}
        {...(error ? { 'aria-describedby': errorId } : {})}
        onInputChange={(next) => {
          setTyped(next === chosen?.label ? null : next)
          onSearch?.(next)
          if (next === '' && value !== null) onChange(null)
        }}
        onSelectionChange={(key) => key !== null && choose(String(key))}
        onBlur={() => {
          // What was typed can still become something new.
          if (!props.create || value !== null) setTyped(null)
          props.onBlur?.()
        }}
      >
        <Label className={clsx(fieldStyles.label, props.hideLabel && fieldStyles.hiddenLabel)}>
          {props.label}
          {props.optionalLabel !== undefined && (
            <span className={fieldStyles.optional}> {props.optionalLabel}</span>
          )}
        </Label>
        {description !== undefined && (
          <Text slot="description" className={clsx(fieldStyles.help)}>
            {description}
          </Text>
        )}
        <TakesFirst
          className={styles.box}
          first={typed === null || wanted === '' ? undefined : shown[0]?.value}
          onTake={choose}
        >
          <Input
            ref={ref ?? null}
            name={name}
            placeholder={placeholder}
            autoComplete="off"
            className={clsx(fieldStyles.control, styles.input)}
          />
          <Button className={clsx(styles.arrow)}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="m4 6 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
            </svg>
          </Button>
        </TakesFirst>
        <FieldError id={errorId} error={error} />
        <Popover className={clsx(popoverStyles.popover, styles.popover)} offset={4} maxHeight={360}>
          <ListBox<ComboOption>
            className={clsx(popoverStyles.list)}
            renderEmptyState={() => (
              // A press here must not take the focus from the field, which would clear what was typed.
              <div
                role="presentation"
                className={styles.empty}
                onMouseDown={(event) => event.preventDefault()}
              >
                {props.options ? props.emptyText : <Spinner />}
              </div>
            )}
          >
            {(option) => (
              <ListBoxItem
                id={option.value}
                textValue={option.label}
                className={clsx(popoverStyles.item)}
              >
                <Text slot="label">{option.label}</Text>
                {option.description !== undefined && (
                  <Text slot="description" className={clsx(popoverStyles.note)}>
                    {option.description}
                  </Text>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </AriaProvider>
  )
}

/** Highlights the first option of what is typed. Enter takes it, also before the list has opened. */
function TakesFirst({
  first,
  onTake,
  className,
  children,
}: {
  first: string | undefined
  onTake: (key: string) => void
  className: string | undefined
  children: ReactNode
}) {
  const state = use(ComboBoxStateContext)
  const isNoneFocused = state?.isOpen !== true || state.selectionManager.focusedKey === null
  useEffect(() => {
    if (state?.isOpen && isNoneFocused && first !== undefined)
      state.selectionManager.setFocusedKey(first)
  }, [isNoneFocused, first, state])
  return (
    <div
      role="presentation"
      className={className}
      onKeyDownCapture={(event) => {
        // Tab leaves what was typed as it is: only Enter opens the form of something new.
        if (event.key === 'Tab' && state?.selectionManager.focusedKey === createKey)
          return event.stopPropagation()
        const isPlain = event.key === 'Enter' && !event.ctrlKey && !event.metaKey
        if (!isPlain || event.nativeEvent.isComposing || !isNoneFocused || first === undefined)
          return
        event.preventDefault()
        event.stopPropagation()
        onTake(first)
      }}
    >
      {children}
    </div>
  )
}
