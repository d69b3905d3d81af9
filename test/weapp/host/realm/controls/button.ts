import { attributeOf, fire } from '../fire'
import { resetForm, submitForm } from './form'
import { nativeActions } from './native-actions'

const FORM_ACTIONS: Readonly<Record<string, (form: Element) => void>> = { submit: submitForm, reset: resetForm }

/** Buttons whose answer comes from a view of WeChat's own: the test tells it with `element.trigger`. */
const ANSWERED_BY_TEST: ReadonlySet<string> = new Set([
  ...['getPhoneNumber', 'getRealtimePhoneNumber', 'getUserInfo', 'chooseAvatar', 'contact', 'feedback', 'launchApp'],
  ...['openSetting', 'agreeRealnameAuthorization'],
])

/** Of these, the ones that touch personal data: WeChat wants the user's consent before it shows its view. */
const PRIVATE: ReadonlySet<string> = new Set(['getPhoneNumber', 'getRealtimePhoneNumber', 'chooseAvatar'])

const askConsent = (button: Element, openType: string): void => {
  nativeActions()
    .askPrivacy(openType)
    .catch(({ message, errno }: { message: string; errno?: number }) =>
      fire(button, openType.toLowerCase(), { errMsg: `${openType}:fail ${message}`, errno }),
    )
}

const openTypesOf = (button: Element): readonly string[] => String(attributeOf(button, 'open-type') ?? '').split('|')

/** Submits or resets a form, and does what the button's open-type says. */
export function tapButton(button: Element): boolean {
  const form = button.closest('wx-form')
  if (form) FORM_ACTIONS[String(attributeOf(button, 'form-type'))]?.(form)
  for (const openType of openTypesOf(button)) {
    if (PRIVATE.has(openType)) askConsent(button, openType)
    if (openType === '' || ANSWERED_BY_TEST.has(openType)) continue
    if (openType === 'share') nativeActions().share(button)
    else if (openType === 'agreePrivacyAuthorization') {
      nativeActions().agreeToPrivacy()
      fire(button, 'agreeprivacyauthorization')
    } else throw new Error(`button open-type="${openType}" is not known to the host`)
  }
  return true
}
