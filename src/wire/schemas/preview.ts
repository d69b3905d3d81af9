import { Type, type Static } from 'typebox'
import { HomeTabKind } from '../enums/content'
import { Activity } from './activity'
import { Article } from './article'
import { Banner } from './content'
import { nullable, valueOf, wallTime } from './parts'

/** What a tab of Explore will show that is not published yet. */
export const Preview = Type.Object({
  tab: valueOf(HomeTabKind),
  articles: Type.Array(Article),
  activities: Type.Array(Activity, { description: 'On the tab of the activities' }),
  banners: Type.Array(Banner, {
    description: 'On the tab of the house its slides, on the first those of every other group',
  }),
  savedTime: nullable(wallTime('When the latest of it was brought'), 'where none was'),
  endTime: wallTime('Of the link'),
})
export type Preview = Static<typeof Preview>

const MAX_KEY_LENGTH = 100

export const PreviewQuery = Type.Object({
  tab: valueOf(HomeTabKind),
  key: Type.String({ maxLength: MAX_KEY_LENGTH, description: 'Of the link, which the back office signs' }),
})
