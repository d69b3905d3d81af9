import { readFileSync } from 'node:fs'

/** What a call of wx takes under one name or in one place. `any` is whatever is not told by a plain type. */
export interface CallField {
  readonly type: 'string' | 'number' | 'boolean' | 'array' | 'object' | 'any'
  readonly isRequired: boolean
}

/** What the calls of wx take, as WeChat's own types tell it. */
export interface CallTypes {
  /** By the name of a call that takes options, and of the option. */
  readonly options: Readonly<Record<string, Readonly<Record<string, CallField>>>>
  /** By the name of a call that takes its values one after another. */
  readonly places: Readonly<Record<string, readonly (CallField & { readonly name: string })[]>>
}

/** Where they were written while the host was bundled: see bundle-host.js. */
declare const CALL_TYPES_FILE: string | undefined

/** The types of this process's host; none where an app is only read, outside the bundle, and calls no wx. */
export const callTypes = (): CallTypes =>
  typeof CALL_TYPES_FILE === 'undefined'
    ? { options: {}, places: {} }
    : (JSON.parse(readFileSync(CALL_TYPES_FILE, 'utf8')) as CallTypes)
