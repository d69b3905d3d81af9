import type { LoanPaperFile } from '@/wire/schemas/loan'
import { LoanPaper } from '@/wire/enums/finance'
import { readyPaths, uploadObstacle, type PictureUpload } from '@/domain/picture-upload'
import { type messages } from './messages'

/** The pictures of each paper as they are being given. */
export type GivenPapers = Record<LoanPaper, readonly PictureUpload[]>

/** Why an application cannot be sent yet. */
export type Obstacle = keyof typeof messages.obstacles

const KINDS = Object.values(LoanPaper)

const MISSING = {
  [LoanPaper.identity]: 'missingIdentity',
  [LoanPaper.income]: 'missingIncome',
} as const satisfies Record<LoanPaper, Obstacle>

/** What stands in the way of saving: a picture that would be left behind. */
export const saveObstacle = (papers: GivenPapers): Obstacle | null =>
  uploadObstacle(KINDS.flatMap((kind) => papers[kind]))

/** What stands in the way of sending: all of that, a missing paper, and a lender who may not look into them. */
export const submitObstacle = (papers: GivenPapers, mayLook: boolean): Obstacle | null => {
  const missing = KINDS.find((kind) => papers[kind].length === 0)
  return saveObstacle(papers) ?? (missing ? MISSING[missing] : null) ?? (mayLook ? null : 'notAgreed')
}

/** The pictures that have reached the server, each with the paper that it shows. */
export const paperPaths = (papers: GivenPapers): { kind: LoanPaper; path: string }[] =>
  KINDS.flatMap((kind) => readyPaths(papers[kind]).map((path) => ({ kind, path })))

/** Whether the server has exactly these pictures. */
export const areSamePapers = (
  given: readonly Pick<LoanPaperFile, 'path'>[],
  kept: readonly Pick<LoanPaperFile, 'path'>[],
) => {
  const paths = new Set(kept.map(({ path }) => path))
  return given.length === paths.size && given.every(({ path }) => paths.has(path))
}
