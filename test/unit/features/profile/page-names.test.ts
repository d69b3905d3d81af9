import { messages } from '@/features/profile/messages'
import { zh } from '@/features/profile/messages-zh'
import { PAGE_TABLE, type PagePath } from '@/page-table/table'

const NAMED = Object.keys(messages.pages) as PagePath[] // their type names pages only

test.each(NAMED)('%s is called in the sheet of the agreements what it says above itself', (path) => {
  const inBoth: { en: Partial<Record<PagePath, string>>; zh: Partial<Record<PagePath, string>> } = {
    en: messages.pages,
    zh: zh.pages,
  }
  expect({ en: inBoth.en[path], zh: inBoth.zh[path] }).toEqual(PAGE_TABLE[path].title)
})
