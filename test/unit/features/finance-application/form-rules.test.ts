import { LoanPaper } from '@/wire/enums/finance'
import type { PictureUpload } from '@/domain/picture-upload'
import { workOut } from '@/domain/finance/work-out-loan'
import { choiceOf, isSamePlan, scheduleLink, termsOf } from '@/features/finance-application/loan-terms'
import { areSamePapers, paperPaths, saveObstacle, submitObstacle } from '@/features/finance-application/obstacle'
import { applicationOf, lowRate, terms } from './application-fixture'

const ready: PictureUpload = { key: 'a', source: 'blob:a', status: 'ready', path: 'private/a.jpg' }
const other: PictureUpload = { key: 'b', source: 'blob:b', status: 'ready', path: 'private/b.jpg' }
const uploading: PictureUpload = { key: 'c', source: 'blob:c', status: 'uploading', percent: 40 }
const failed: PictureUpload = { key: 'd', source: 'blob:d', status: 'failed', reason: 'too large' }

const given = (identity: PictureUpload[], income: PictureUpload[]) => ({
  [LoanPaper.identity]: identity,
  [LoanPaper.income]: income,
})

describe('an application that is being prepared', () => {
  it.each([
    ['both papers and consent are there', [ready], [other], true, null],
    ['consent is missing', [ready], [other], false, 'notAgreed'],
    ['the income papers are missing', [ready], [], true, 'missingIncome'],
    ['everything is missing', [], [], false, 'missingIdentity'],
    ['a picture is on its way', [uploading], [], true, 'uploading'],
    ['a picture has failed', [ready, failed], [other], true, 'uploadFailed'],
  ])('when %s', (_what, identity, income, isAgreed, obstacle) => {
    expect(submitObstacle(given(identity, income), isAgreed)).toBe(obstacle)
  })

  it('can be saved without papers, but leaves no picture behind', () => {
    expect(saveObstacle(given([], []))).toBeNull()
    expect(saveObstacle(given([], [uploading]))).toBe('uploading')
  })

  it('sends what has reached the server, and knows when the server has it', () => {
    const paths = paperPaths(given([ready, uploading], [other]))
    expect(paths).toEqual([
      { kind: 'identity', path: 'private/a.jpg' },
      { kind: 'income', path: 'private/b.jpg' },
    ])
    expect(areSamePapers(paths, paths)).toBe(true)
    expect(areSamePapers(paths, paths.slice(1))).toBe(false)
    expect(areSamePapers(paths, [{ path: 'private/a.jpg' }, { path: 'private/x.jpg' }])).toBe(false)
  })
})

describe('the plan of an application', () => {
  it('is found again from its terms, to the fen', () => {
    const plan = workOut(29_170_000, [lowRate], choiceOf(terms))
    if (plan === undefined) throw new Error('a scheme is offered')
    expect(termsOf(plan)).toEqual(terms)
    expect(isSamePlan(termsOf(plan), terms)).toBe(true)
    expect(isSamePlan({ ...terms, termMonths: 36 }, terms)).toBe(false)
    expect(isSamePlan(terms, null)).toBe(false)
  })

  it('is shown month by month with the rate that it was applied for', () => {
    const application = applicationOf({ terms })
    expect(scheduleLink(application, terms)).toMatchObject({
      view: 'schedule',
      orderId: 'order-1',
      schemeId: 'vela-low-rate',
      priceFen: '29170000',
      downPaymentFen: '8751000',
      termMonths: '60',
    })
    expect(scheduleLink(application, { ...terms, annualRate: 0.0219 })).toMatchObject({
      schemeId: 'own',
      rateBp: '219',
    })
  })
})
