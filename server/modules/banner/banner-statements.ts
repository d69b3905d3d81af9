import type { Banner } from '@/wire/schemas/content'
import type { Page, PageQuery } from '@/wire/schemas/page'
import { readPage } from '../../db/read-page'
import { pageOffset } from '../../http/page-offset'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import type { Statement } from '../../db/together'

/** SQL: the columns of a slide. */
const columns = (table: 'banner' | 'banner_draft'): string =>
  `id, banner_no AS "bannerNo", ${said(table, 'title')} AS title, ${said(table, 'subtitle')} AS subtitle, picture,
   slide_style AS "slideStyle", link_type AS type, link_data AS data`

/** More drafts than there ever are. */
const MOST_DRAFTS = 50

/** The slides that are not out yet, by group and place. */
export const draftBanners = (database: Queryable): Promise<Banner[]> =>
  database.query<Banner>(
    `SELECT ${columns('banner_draft')} FROM banner_draft ORDER BY banner_no, sort, id LIMIT ${MOST_DRAFTS}`,
  )

/** A page of a group's slides in display order; empty for an unknown group. */
export const pageOfBanners = (
  database: Queryable,
  { bannerNo, ...page }: PageQuery & { bannerNo: string },
): Promise<Page<Banner>> => {
  const rows: Statement<Banner> = {
    sql: `SELECT ${columns('banner')} FROM banner WHERE banner_no = $1 ORDER BY sort LIMIT $2 OFFSET $3`,
    params: [bannerNo, page.size, pageOffset(page)],
  }
  const count = { sql: 'SELECT count(*) AS total FROM banner WHERE banner_no = $1', params: [bannerNo] }
  return readPage(database, { rows, count }, page, (banner) => banner)
}
