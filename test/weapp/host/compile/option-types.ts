import { readFileSync } from 'node:fs'

/** What a call of wx takes under one name. `any` is whatever is not told by a plain type. */
export interface OptionField {
  readonly type: 'string' | 'number' | 'boolean' | 'any'
  readonly isRequired: boolean
}

/** The options of each call of wx, as WeChat's own types tell them. */
export type OptionTypes = Readonly<Record<string, Readonly<Record<string, OptionField>>>>

/** Where they were written while the host was bundled: see bundle-host.js. */
declare const OPTION_TYPES_FILE: string | undefined

/** The types of options of this process's host; none where an app is only read, outside the bundle, and calls no wx. */
export const optionTypes = (): OptionTypes =>
  typeof OPTION_TYPES_FILE === 'undefined' ? {} : (JSON.parse(readFileSync(OPTION_TYPES_FILE, 'utf8')) as OptionTypes)
