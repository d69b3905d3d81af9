import type { Static, TSchema } from 'typebox'

/** The same type with intersections resolved and readonly dropped, all the way down. */
type Flat<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? Flat<Item>[]
    : { -readonly [Key in keyof T]: Flat<T[Key]> }

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/**
 * Accepts a schema only if its type equals the contract's, optional properties included. Where they drift apart, the
 * route does not compile and the two types are in the message.
 */
export type Matches<Schema extends TSchema, Wanted> =
  Same<Flat<Static<Schema>>, Flat<Wanted>> extends true
    ? Schema
    : { schema: Flat<Static<Schema>>; differsFromContract: Flat<Wanted> }
