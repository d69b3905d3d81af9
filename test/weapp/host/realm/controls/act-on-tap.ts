import { attributeOf } from '../fire'
import { tapButton } from './button'
import { tapCheckbox, tapRadio, tapSwitch } from './choices'
import { tapLabel } from './label'
import { tapNavigator } from './navigator'

/** What a built-in component does by itself when it is tapped; true if the tap ends with it. */
type TapAction = (element: Element) => boolean

const ACTIONS: Readonly<Record<string, TapAction>> = {
  'wx-button': tapButton,
  'wx-switch': tapSwitch,
  'wx-checkbox': tapCheckbox,
  'wx-radio': tapRadio,
  'wx-label': tapLabel,
  'wx-navigator': tapNavigator,
}

/** Lets the built-in components around a tapped element act, from the inside out. */
export function actOnTap(element: Element): void {
  for (let current: Element | null = element; current; current = current.parentElement) {
    const action: TapAction | undefined = ACTIONS[current.localName]
    if (!action) continue
    if (attributeOf(current, 'disabled') === true) return
    if (action(current)) return
  }
}
