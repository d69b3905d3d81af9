import type { NoParams } from './row'
import type { SampleNames } from './sample-names'

type Role = 'button' | 'columnheader' | 'dialog' | 'heading' | 'listitem' | 'radio'

/** Something that only the drawn page has: of a role and a name, or a text. */
export type Sign = { readonly role: Role; readonly name?: string | RegExp } | { readonly text: string }

/** The parameters of a sample; a page that needs some must say which. */
type SampleParams<Params extends object> = NoParams extends Params
  ? { readonly params?: (names: SampleNames) => Params }
  : { readonly params: (names: SampleNames) => Params }

/** How to open a page so that it has something to show, and how to tell that it does. */
export type PageSample<Params extends object> = SampleParams<Params> & {
  readonly shows: Sign
  /** Opened by a user although anyone may: a visitor would see less. */
  readonly isByUser?: true
  /** The page that these parameters lead on to. */
  readonly leadsTo?: string
}

/** A sign by its heading. */
export const heading = (name: string): Sign => ({ role: 'heading', name })

/** A sign by its button. */
export const button = (name: string | RegExp): Sign => ({ role: 'button', name })
