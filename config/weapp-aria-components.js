/** Written as Taro's templates want it: an attribute and the value that it has by default. */
const ARIA_ATTRIBUTES = {
  'aria-role': '',
  'aria-label': '',
  'aria-hidden': '',
  'aria-checked': '',
  'aria-selected': '',
  'aria-disabled': '',
}

/** The components that the kit gives a name or a state. */
const SPEAKING_COMPONENTS = ['View', 'Text', 'Image', 'Button', 'Input', 'Textarea', 'Slider']

module.exports = Object.fromEntries(SPEAKING_COMPONENTS.map((name) => [name, { ...ARIA_ATTRIBUTES }]))
