import { Errors } from 'typebox/value'
import { ENTRY_OF_KIND, type Entry } from './entry'

/** The fields of a head that are called otherwise in an entry. */
const FIELDS: Readonly<Record<string, string>> = {
  authorId: 'author',
  modelId: 'model',
  media: 'pictures',
  url: 'clip',
  durationSeconds: 'seconds',
  quota: 'places',
  sort: 'position',
  linkData: 'target',
}

const fieldAt = (place: string): string => {
  const steps = place.split('/').filter((step) => step !== '')
  const named = steps.findLast((step) => Object.hasOwn(FIELDS, step))
  return (named === undefined ? steps[0] : FIELDS[named]) ?? ''
}

/** The first field of an entry that is too long, or not what it should be, and why; null where all fit. */
export const misfitOf = (entry: Entry): { field: string; text: string } | null => {
  const [problem] = Errors(ENTRY_OF_KIND[entry.kind], entry)
  return problem === undefined ? null : { field: fieldAt(problem.instancePath), text: `${problem.message}.` }
}
