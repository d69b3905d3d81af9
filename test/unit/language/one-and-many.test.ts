import { weeksText } from '@/domain/vehicle/weeks-text'
import { messages as activities } from '@/features/activities/messages'
import { messages as level } from '@/features/membership/level/messages'
import { messages as membership } from '@/features/membership/messages'
import { messages as line } from '@/features/sale-line/messages'
import { messages as topics } from '@/features/topics/messages'
import { messages as card } from '@/widgets/feed-card/messages'
import { activityTexts } from '../../../server/modules/activity/activity-texts'

const TEXTS = {
  'likes of a card': (count: number) => card.likes(String(count)),
  'comments of a card': (count: number) => card.comments(String(count)),
  'likes of a topic’s article': (count: number) => topics.likes(String(count)),
  'cars of a line': (count: number) => line.someLeft(String(count)),
  'cars that nobody pays for': (count: number) => line.notOfferedAgain(String(count), '300'),
  'people who go in': (count: number) => line.fullText('10', String(count)),
  'minutes of a place': line.keptFrom,
  'minutes of a place that has expired': (count: number) => line.expiredText('10:00', count),
  'points that are owed': (count: number) => membership.owed(String(count)),
  'points that end': (count: number) => level.pointsEnd(String(count), '31 Dec'),
  'places of an activity': (count: number) => activities.placesTaken(0, count),
  'places by lot': activities.placesDrawn,
  'places that were drawn': activityTexts.notDrawn,
  'weeks to a car': (count: number) => weeksText(count, count).replace('\u00a0', ' '),
}

/** A one before a word for many, with or without a word between, and a verb for many. */
const ONE_AS_MANY = /\b1 (of 300 cars are|people|(points|places|likes|comments|cars|minutes|weeks)\b)/

it.each(Object.entries(TEXTS))('one is no many: %s', (_what, text) => {
  expect(text(1)).not.toMatch(ONE_AS_MANY)
  expect(text(2)).toMatch(
    /\b2 (of 300 cars are|people go|(points|places|likes|comments|cars|minutes|weeks)\b)|of 2 places/,
  )
})

it('of a span of weeks the last counts', () => {
  expect(weeksText(1, 2)).toBe('1–\u20602\u00a0weeks')
})
