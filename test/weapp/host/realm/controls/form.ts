import { attributeOf, fire } from '../fire'
import { fieldOf } from '../native-element'
import { checkedValue, checkedValues, isChecked, resetChoice } from './choices'

/** How each kind of form control tells its value. */
const VALUES: Readonly<Record<string, (control: Element) => unknown>> = {
  'wx-input': (control) => fieldOf(control)?.value,
  'wx-textarea': (control) => fieldOf(control)?.value,
  'wx-switch': isChecked,
  'wx-checkbox-group': checkedValues,
  'wx-radio-group': checkedValue,
  'wx-slider': (control) => attributeOf(control, 'value'),
  'wx-picker': (control) => attributeOf(control, 'value'),
}

/** Sends a form with the values of its named controls. */
export function submitForm(form: Element): void {
  const controls = [...form.querySelectorAll(Object.keys(VALUES).join(','))]
  const value = Object.fromEntries(
    controls.flatMap((control) => {
      const name = attributeOf(control, 'name')
      return typeof name === 'string' && name !== '' ? [[name, VALUES[control.localName]?.(control)]] : []
    }),
  )
  fire(form, 'submit', { value })
}

/** Puts a form back to what its template says. */
export function resetForm(form: Element): void {
  form.querySelectorAll('wx-switch,wx-checkbox,wx-radio').forEach(resetChoice)
  fire(form, 'reset')
}
