import { Event, type Element as FrameworkElement } from 'glass-easel'

/** A DOM node that the framework drew. */
interface Drawn {
  readonly __wxElement?: FrameworkElement
}

/** The framework's element behind a DOM node, or behind the nearest one around it. */
export function frameworkElement(node: Node | null): FrameworkElement | undefined {
  for (let current: Node | null = node; current; current = current.parentNode) {
    const { __wxElement } = current as Node & Drawn
    if (__wxElement) return __wxElement
  }
  return undefined
}

interface FireOptions {
  readonly bubbles?: boolean
  readonly fields?: Record<string, unknown>
}

/** Sends an event as WeChat's native side would: it bubbles through component borders if it bubbles at all. */
export function fire(
  node: Node,
  type: string,
  detail: unknown = {},
  { bubbles = false, fields }: FireOptions = {},
): void {
  const target = frameworkElement(node)
  if (!target) return
  Event.triggerEvent(target, type, detail, {
    bubbles,
    composed: bubbles,
    capturePhase: true,
    ...(fields && { extraFields: fields }),
  })
}

/** The value that a template gave an attribute: its type is kept, unlike in the DOM. */
export function attributeOf(element: Element, name: string): unknown {
  const { __wxElement } = element as Element & { readonly __wxElement?: { getAttribute?: (name: string) => unknown } }
  return __wxElement?.getAttribute?.(name) ?? element.getAttribute(name) ?? undefined
}
