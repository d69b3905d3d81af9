import { readFileSync } from 'node:fs'

/** What a call of wx takes under one name. `any` is whatever is not told by a plain type. */
export interface OptionField {
  readonly type: 'string' | 'number' | 'boolean' | 'any'
  readonly isRequired: boolean
}

/** The options of each call of wx, as WeChat's own types tell them. */
export type OptionTypes = Readonly<Record<string, Readonly<Record<string, OptionField>>>>

/** Where they were written while the host was bundled: see bundle-host.js. */
declare const OPTION_TYPES_FILE: string

/** The types of options of this process's host. */
export const optionTypes = (): OptionTypes => JSON.parse(readFileSync(OPTION_TYPES_FILE, 'utf8')) as OptionTypes
