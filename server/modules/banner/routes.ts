import type { FastifyInstance } from 'fastify'
import { banners } from '@/wire/endpoints/content'
import { BannerPage, BannersQuery } from '@/wire/schemas/content'
import { route } from '../../http/route'
import { pageOfBanners } from './banner-statements'

/** The default group is called "one"; some callers write it as a number. */
const GROUP_BY_ALIAS: Readonly<Record<string, string>> = { '1': 'one' }

/** `GET /wx/mini-programs/list`: the slides of a banner group, page by page. */
export const bannerModule = (app: FastifyInstance): void => {
  route(app, banners, {
    schema: { request: BannersQuery, reply: BannerPage },
    handler: ({ payload }) =>
      pageOfBanners(app.database.recent, {
        ...payload,
        bannerNo: GROUP_BY_ALIAS[payload.bannerNo] ?? payload.bannerNo,
      }),
  })
}
