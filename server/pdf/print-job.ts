import type { Language } from '@/language/language'
import type { Paper } from './paper'

/** A paper on its way to the printing thread. */
export interface PrintJob {
  id: number
  paper: Paper
  /** The language of its words; the thread speaks none of its own. */
  language: Language
  at: Date
}

/** What the thread answers. */
export type PrintOutcome =
  | { id: number; printed: { bytes: Uint8Array; pages: number } }
  | { id: number; fault: { message: string; isUnprintable: boolean } }
