import { attributeOf, fire } from '../fire'

/** What the user chose since the template last said. */
const chosen = new WeakMap<Element, boolean>()

/** Whether a switch, checkbox or radio is on. */
export const isChecked = (element: Element): boolean => chosen.get(element) ?? attributeOf(element, 'checked') === true

/** Puts a choice back to what its template says. */
export const resetChoice = (element: Element): void => void chosen.delete(element)

const valueOf = (element: Element): unknown => attributeOf(element, 'value') ?? ''

/** Turns a switch over. */
export function tapSwitch(element: Element): boolean {
  const value = !isChecked(element)
  chosen.set(element, value)
  fire(element, 'change', { value })
  return true
}

/** Turns a checkbox over and tells its group all that are on. */
export function tapCheckbox(element: Element): boolean {
  chosen.set(element, !isChecked(element))
  const group = element.closest('wx-checkbox-group')
  if (group) fire(group, 'change', { value: checkedValues(group) })
  return true
}

/** The values of the checkboxes of a group that are on. */
export const checkedValues = (group: Element): readonly unknown[] =>
  [...group.querySelectorAll('wx-checkbox')].filter(isChecked).map(valueOf)

/** Chooses a radio and unchooses the others of its group. */
export function tapRadio(element: Element): boolean {
  if (isChecked(element)) return true
  const group = element.closest('wx-radio-group')
  group?.querySelectorAll('wx-radio').forEach((other) => chosen.set(other, other === element))
  if (group) fire(group, 'change', { value: valueOf(element) })
  return true
}

/** The value of the radio of a group that is on. */
export const checkedValue = (group: Element): unknown => {
  const radio = [...group.querySelectorAll('wx-radio')].find(isChecked)
  return radio ? valueOf(radio) : ''
}
