import { attributeOf } from '../fire'
import { nativeActions } from './native-actions'

/** Goes where the navigator says. */
export function tapNavigator(navigator: Element): boolean {
  const openType = String(attributeOf(navigator, 'open-type') ?? 'navigate')
  const url = String(attributeOf(navigator, 'url') ?? '')
  nativeActions().navigate(openType === 'navigate' || openType === 'redirect' ? `${openType}To` : openType, url)
  return true
}
