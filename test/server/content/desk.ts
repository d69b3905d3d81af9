import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { OfficeMessage } from '../../../server/start/office/send-call'
import { publishFolder } from '../../../server/start/office/publish-folder'
import { openShop, type Shop } from '../money/shop'
import { callOffice } from '../office/office'

export const STORY = `---
kind: story
title: { en: The first frost, zh: 初霜 }
summary: { en: What it does to a window., zh: 它对车窗做了什么。 }
author: vela-lab
tabs: [recommended]
topics: [first-frost]
hashtags: [Frost]
pictures: [frost.png]
published: -2h
---

It came on a **Tuesday**, and [the battery](/pages/rich-text/index?id=battery-care) did not mind.

## What we saw

![Frost on a window](frost.png "Six in the morning.")

- ice
- more ice

<!-- zh -->

它在一个**周二**到来。

## 我们看到的

![车窗上的霜](frost.png "清晨六点。")

- 冰
- 更多的冰
`
export const TOPIC = `---
name: { en: First frost, zh: 初霜 }
intro: { en: Windows in the morning., zh: 清晨的车窗。 }
cover: /static/img/scene-mist.webp
since: 2026-01-01 09:00
---
`

/** A writer with a folder: a story with a picture, its topic and its hashtag. */
export interface Desk {
  shop: Shop
  write: (file: string, text: string) => void
  /** Writes a file anew with one thing changed. */
  change: (file: string, text: string, from: string, to: string) => void
  send: (message: OfficeMessage) => Promise<unknown>
  publish: () => Promise<string>
  close: () => Promise<void>
}

/** An activity in three days. */
export const MEETING = `---
title: { en: Scraping together, zh: 一起除霜 }
heading: { en: The morning, zh: 上午 }
intro: { en: Bring a card., zh: 请带一张卡片。 }
programme: [{ time: "07:00", en: Scraping, zh: 除霜 }]
audience: { en: Everybody, zh: 面向所有人 }
city: { en: Heihe, zh: 黑河 }
place: { en: The yard, zh: 院子 }
address: { en: 1 Yard Road, zh: 院子路 1 号 }
longitude: 127.5
latitude: 50.2
pictures: [/static/img/scene-mist.webp]
start: +3d 07:00
end: +3d 09:00
---
`

/** Opens a shop and a writer's folder for it. Close it after the tests. */
export const openDesk = async (): Promise<Desk> => {
  const shop = await openShop()
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vela-writer-'))
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const send = async ({ path: officePath, call }: OfficeMessage): Promise<unknown> => {
    const { status, data } = await callOffice(shop, officePath, call)
    if (status !== 200) throw new Error(`refused: ${status}`)
    return data
  }
  write('articles/first-frost.md', STORY)
  write('topics/first-frost.md', TOPIC)
  write('hashtags.yml', 'Frost: 霜')
  const frost = sharp({ create: { width: 1_500, height: 1_000, channels: 3, background: '#9ab' } })
  await frost.png().toFile(path.join(folder, 'articles', 'frost.png'))
  return {
    shop,
    write,
    change: (file, text, from, to) => {
      if (!text.includes(from)) throw new Error(`nothing says ${from}`)
      write(file, text.replace(from, to))
    },
    send,
    publish: () => publishFolder(send, folder),
    close: async () => {
      rmSync(folder, { recursive: true })
      await shop.close()
    },
  }
}
