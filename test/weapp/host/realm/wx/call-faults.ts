import type { CallField, CallTypes } from '../../compile/call-types'
import { isInTap } from '../gestures'
import type { Options } from './settle'

/** What WeChat does only as a finger taps. */
const BY_TAP: ReadonlySet<string> = new Set(['shareFileMessage', 'requestSubscribeMessage'])

/** What is wrong with the moment of a call; null when nothing is. */
export const momentFault = (call: string): string | null =>
  BY_TAP.has(call) && !isInTap() ? 'can only be invoked by user TAP gesture' : null

/** As WeChat names types in what it says. */
const NAMES: Readonly<Record<string, string>> = {
  string: 'String',
  number: 'Number',
  boolean: 'Boolean',
  undefined: 'Undefined',
  object: 'Object',
  array: 'Array',
  function: 'Function',
  any: 'given',
}

const nameOf = (type: string): string => NAMES[type] ?? type

const typeOf = (given: unknown): string => (Array.isArray(given) ? 'array' : typeof given)

const fieldFault = (parameter: string, { type, isRequired }: CallField, given: unknown): string | null => {
  const isMissing = given === undefined || given === null
  if (isMissing)
    return isRequired ? `parameter error: ${parameter} should be ${nameOf(type)} instead of Undefined` : null
  if (type === 'any' || typeOf(given) === type) return null
  return `parameter error: ${parameter} should be ${nameOf(type)} instead of ${nameOf(typeOf(given))}`
}

const firstFault = (faults: readonly (string | null)[]): string | null => faults.find((fault) => fault !== null) ?? null

/** What is wrong with the options of a call, in WeChat's words; null when nothing is. */
export const optionFault = ({ options: types }: CallTypes, call: string, given: Options): string | null =>
  firstFault(
    Object.entries(types[call] ?? {}).map(([name, field]) => fieldFault(`parameter.${name}`, field, given[name])),
  )

/** The same of values that are given one after another. What is told by no plain type may be left out. */
export const placeFault = ({ places }: CallTypes, call: string, given: readonly unknown[]): string | null =>
  firstFault(
    (places[call] ?? []).map((field, at) =>
      field.type === 'any' ? null : fieldFault(`parameter.${field.name}`, field, given[at]),
    ),
  )
