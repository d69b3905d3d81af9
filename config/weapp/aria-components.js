/**
 * What the components of the kit say of themselves in the mini-program. `role` has its name of the source; WeChat's, which
 * is `aria-role`, it gets in the templates (platform.js).
 */
const SAID = {
  View: [
    'role',
    'aria-label',
    'aria-hidden',
    'aria-checked',
    'aria-selected',
    'aria-disabled',
    'aria-expanded',
    'aria-level',
    'aria-live',
    'aria-modal',
  ],
  Text: ['role', 'aria-label', 'aria-hidden', 'aria-live'],
  Image: ['role', 'aria-label', 'aria-hidden'],
  Canvas: ['role', 'aria-label'],
  ScrollView: ['role', 'aria-label'],
  Button: ['role', 'aria-label', 'aria-disabled'],
  Input: ['aria-label'],
  Textarea: ['aria-label'],
  Slider: ['aria-label'],
}

/** Written as Taro's templates want it: an attribute and the value that it has by default. */
const withValues = (attributes) => Object.fromEntries(attributes.map((attribute) => [attribute, '']))

module.exports = Object.fromEntries(
  Object.entries(SAID).map(([component, attributes]) => [component, withValues(attributes)]),
)
