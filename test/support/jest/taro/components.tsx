/**
 * Test doubles of Taro's components: the plain HTML element that a reader of the screen would
 * meet, with Taro's events (a value in `detail`) in place of the browser's.
 */
import type { ChangeEvent, CSSProperties, ReactNode } from 'react'

interface ElementProps {
  readonly id?: string
  readonly className?: string
  readonly style?: CSSProperties
  readonly children?: ReactNode
  readonly onClick?: (event: unknown) => void
  readonly ariaLabel?: string
  readonly ariaRole?: string
  readonly [attribute: `aria-${string}` | `data-${string}`]: unknown
}

const PASSED_ON =
  /^(aria-|data-|on(Click|TouchStart|TouchMove|TouchEnd|TouchCancel|Scroll|Load|Error)$|id$|className$|style$|role$|tabIndex$)/

/** Keeps what HTML understands and renames Taro's two spellings of accessibility attributes. */
function htmlProps(props: object): Record<string, unknown> {
  const kept = Object.entries(props).filter(([name]) => PASSED_ON.test(name))
  const { ariaLabel, ariaRole } = props as ElementProps
  return {
    ...Object.fromEntries(kept),
    ...(ariaLabel === undefined ? {} : { 'aria-label': ariaLabel }),
    ...(ariaRole === undefined ? {} : { role: ariaRole }),
  }
}

function box(name: string) {
  function Box(props: ElementProps) {
    return (
      <div data-taro={name} {...htmlProps(props)}>
        {props.children}
      </div>
    )
  }
  Box.displayName = name
  return Box
}

export const View = box('view')
export const ScrollView = box('scroll-view')
export const PageContainer = box('page-container')
export const Map = box('map')
export const WebView = box('web-view')
export const Canvas = box('canvas')
export const Video = box('video')

export function Text(props: ElementProps) {
  return <span {...htmlProps(props)}>{props.children}</span>
}

export function Image(props: ElementProps & { readonly src: string }) {
  return <img src={props.src} alt={props.ariaLabel ?? ''} {...htmlProps(props)} />
}

export function Button(props: ElementProps & { readonly disabled?: boolean; readonly openType?: string }) {
  return (
    <button type="button" disabled={props.disabled} data-open-type={props.openType} {...htmlProps(props)}>
      {props.children}
    </button>
  )
}

interface FieldProps extends ElementProps {
  readonly value?: string
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly maxlength?: number
  readonly password?: boolean
  readonly type?: string
  readonly focus?: boolean
  readonly onInput?: (event: { detail: { value: string; cursor: number } }) => void
  readonly onFocus?: (event: { detail: { value: string } }) => void
  readonly onBlur?: (event: { detail: { value: string } }) => void
  readonly onConfirm?: (event: { detail: { value: string } }) => void
}

type Field = HTMLInputElement | HTMLTextAreaElement

function fieldProps(props: FieldProps) {
  return {
    ...htmlProps(props),
    value: props.value ?? '',
    placeholder: props.placeholder,
    disabled: props.disabled,
    // A negative length means "no limit" to Taro.
    ...(props.maxlength === undefined || props.maxlength < 0 ? {} : { maxLength: props.maxlength }),
    onChange: ({ target }: ChangeEvent<Field>) =>
      props.onInput?.({ detail: { value: target.value, cursor: target.value.length } }),
    onFocus: ({ target }: ChangeEvent<Field>) => props.onFocus?.({ detail: { value: target.value } }),
    onBlur: ({ target }: ChangeEvent<Field>) => props.onBlur?.({ detail: { value: target.value } }),
  }
}

export function Input(props: FieldProps) {
  return (
    <input
      type={props.password ? 'password' : 'text'}
      {...fieldProps(props)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') props.onConfirm?.({ detail: { value: currentTarget.value } })
      }}
    />
  )
}

export function Textarea(props: FieldProps) {
  return <textarea {...fieldProps(props)} />
}

interface PickerProps extends ElementProps {
  readonly range?: readonly string[]
  readonly value?: number
  readonly onChange?: (event: { detail: { value: number } }) => void
}

/** A list of choices; Taro shows it on a tap of the children. */
export function Picker(props: PickerProps) {
  return (
    <div {...htmlProps(props)}>
      {props.children}
      <select
        value={props.value ?? 0}
        onChange={({ target }) => props.onChange?.({ detail: { value: Number(target.value) } })}
      >
        {props.range?.map((label, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
