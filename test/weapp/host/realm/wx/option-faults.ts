import type { OptionTypes } from '../../compile/option-types'
import type { Options } from './settle'

/** As WeChat names types in what it says. */
const NAMES: Readonly<Record<string, string>> = {
  string: 'String',
  number: 'Number',
  boolean: 'Boolean',
  undefined: 'Undefined',
  object: 'Object',
  function: 'Function',
}

const nameOf = (type: string): string => NAMES[type] ?? type

/** What is wrong with the options of a call, in WeChat's words; null when nothing is. */
export const optionFault = (types: OptionTypes, call: string, options: Options): string | null => {
  for (const [name, { type, isRequired }] of Object.entries(types[call] ?? {})) {
    const given = options[name]
    const isMissing = given === undefined || given === null
    if (isMissing && isRequired)
      return `parameter error: parameter.${name} should be ${type === 'any' ? 'given' : nameOf(type)} instead of Undefined`
    if (!isMissing && type !== 'any' && typeof given !== type)
      return `parameter error: parameter.${name} should be ${nameOf(type)} instead of ${nameOf(typeof given)}`
  }
  return null
}
