import { agreements } from '../../../../server/db/seed/agreements/agreements'
import { userAgreement } from '../../../../server/db/seed/agreements/user-agreement'
import { REMIND_DAYS } from '../../../../server/modules/points/earning-rules'

const paragraphsOf = (sections: readonly { body: string }[]) => sections.map(({ body }) => body.split('\n\n').length)

test.each(agreements)('$title has the same paragraphs in both languages', ({ sections, zh }) => {
  expect(paragraphsOf(zh.sections)).toEqual(paragraphsOf(sections))
})

test.each(agreements)('$title marks what its note says is new', ({ sections }) => {
  expect(sections.some(({ changed }) => changed)).toBe(true)
})

test('the user agreement says from when on the page of points speaks of their end', () => {
  const { sections, zh } = userAgreement
  expect(sections.map(({ body }) => body).join(' ')).toContain(`From ${REMIND_DAYS} days before points end`)
  expect(zh.sections.map(({ body }) => body).join('')).toContain(`积分到期前 ${REMIND_DAYS} 日起`)
})
