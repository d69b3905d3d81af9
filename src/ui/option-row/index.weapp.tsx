import { createElement, type ReactNode } from 'react'
import '@/ui/checkbox/index.scss'
import '@/ui/icon/index.scss'
import '@/ui/radio/index.scss'
import './index.scss'
import type { OptionRowProps } from './types'

/** One choice of a list, in the mini-program by the template "option-row": a tap on it is sent as one word. */
export function OptionRow(props: OptionRowProps) {
  const { label, note, warning, blockedReason, tag, picture, trailing, isOn, isMultiple, onPress } = props
  const isBlocked = blockedReason !== undefined
  // The template is told the place of each among the children, from one on.
  const children: ReactNode[] = []
  const placeOf = (child: ReactNode): number | undefined => (child ? children.push(child) : undefined)
  return createElement(
    'option-row',
    {
      label,
      note,
      reason: blockedReason ?? warning,
      blocked: isBlocked || undefined,
      many: isMultiple || undefined,
      chosen: isOn,
      picture: placeOf(picture),
      tag: placeOf(tag),
      trailing: placeOf(trailing),
      ...(isBlocked ? {} : { onTap: onPress }),
    },
    ...children,
  )
}
