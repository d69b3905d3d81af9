import { attributeOf } from '../fire'
import { tapButton } from './button'
import { tapCheckbox, tapRadio, tapSwitch } from './choices'

const CONTROLS: Readonly<Record<string, (control: Element) => boolean>> = {
  'wx-button': tapButton,
  'wx-checkbox': tapCheckbox,
  'wx-radio': tapRadio,
  'wx-switch': tapSwitch,
}

/** Passes the tap on to the control that the label names, or to the first one inside. */
export function tapLabel(label: Element): boolean {
  const target = attributeOf(label, 'for')
  const control =
    typeof target === 'string' && target !== ''
      ? document.getElementById(target)
      : label.querySelector(Object.keys(CONTROLS).join(','))
  return control ? (CONTROLS[control.localName]?.(control) ?? false) : false
}
