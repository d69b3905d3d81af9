import type { Banner } from '@/wire/schemas/content'
import type { Page, PageQuery } from '@/wire/schemas/page'
import { pageOffset } from '../../http/page-offset'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'

/** A page of a group's slides in display order; empty for an unknown group. */
export const pageOfBanners = async (
  database: Queryable,
  { bannerNo, current, size }: PageQuery & { bannerNo: string },
): Promise<Page<Banner>> => {
  const [records, count] = await Promise.all([
    database.query<Banner>(
      `SELECT id, banner_no AS "bannerNo", ${said('banner', 'title')} AS title,
         ${said('banner', 'subtitle')} AS subtitle, picture, slide_style AS "slideStyle", link_type AS type,
         link_data AS data
       FROM banner WHERE banner_no = $1 ORDER BY sort LIMIT $2 OFFSET $3`,
      [bannerNo, size, pageOffset({ current, size })],
    ),
    database.one<{ total: number }>('SELECT count(*) AS total FROM banner WHERE banner_no = $1', [bannerNo]),
  ])
  return { records, total: count?.total ?? 0, current, size }
}
