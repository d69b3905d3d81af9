import { language } from '@/language/current'

/**
 * The columns of content that are written in both languages: the English stands in the column, the Chinese under the
 * column's name in the row's `zh` (docs/decisions/0012-content-in-two-languages.md). 'text' is one text, 'json' a list or a
 * document of texts.
 */
export const CONTENT_COLUMNS = {
  activity: {
    title: 'text',
    heading: 'text',
    intro: 'text',
    programme: 'json',
    audience: 'text',
    city: 'text',
    place: 'text',
    address: 'text',
  },
  adviser: { name: 'text', role: 'text' },
  agreement: { title: 'text', change_note: 'text', sections: 'json' },
  area: { name: 'text' },
  article: { title: 'text', summary: 'text', body: 'text', place: 'text' },
  author: { name: 'text', badge: 'text' },
  banner: { title: 'text', subtitle: 'text' },
  banner_draft: { title: 'text', subtitle: 'text' },
  comment: { content: 'text' },
  closure: { reason: 'text' },
  coupon_rule: { name: 'text', unit: 'text', place: 'text' },
  dictionary_entry: { dict_label: 'text' },
  hot_word: { word: 'text' },
  guide: { title: 'text', body: 'text' },
  loan_scheme: { name: 'text' },
  material_bucket: { name: 'text' },
  material_folder: { name: 'text' },
  model: { name: 'text', sell_name: 'text', slogan: 'text', facts: 'json' },
  model_parameter: { group_name: 'text', name: 'text', footnote: 'text', value_by_version: 'json' },
  option: { display_name: 'text', attribute_name: 'text' },
  option_group: { display_name: 'text' },
  option_rule: { note: 'text' },
  right_rule: {
    name: 'text',
    note: 'text',
    worth: 'text',
    place: 'text',
    holder: 'text',
    with_others: 'text',
    unit: 'text',
    steps: 'json',
  },
  store: { name: 'text', address: 'text', business_hours: 'text', description: 'text' },
  topic: { name: 'text', intro: 'text' },
  version: { display_name: 'text', attribute_name: 'text', facts: 'json' },
  version_interest: { discount_info: 'text' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, 'text' | 'json'>>>>

/** A table with content in both languages. */
export type ContentTable = keyof typeof CONTENT_COLUMNS

/** A column of such a table that both languages have. */
export type ContentColumn<Table extends ContentTable> = keyof (typeof CONTENT_COLUMNS)[Table] & string

/** SQL: a column's Chinese, or its English where there is none. */
const inChinese = <Table extends ContentTable>(table: Table, column: ContentColumn<Table>, alias: string): string =>
  CONTENT_COLUMNS[table][column] === 'json'
    ? `coalesce(${alias}.zh -> '${column}', to_jsonb(${alias}.${column}))`
    : `coalesce(${alias}.zh ->> '${column}', ${alias}.${column})`

/**
 * SQL: a column of content in the language of the request at hand; English where there is no Chinese.
 *
 * @param alias - what the statement calls the table.
 */
export const said = <Table extends ContentTable>(
  table: Table,
  column: ContentColumn<Table>,
  alias: string = table,
): string => (language() === 'zh' ? inChinese(table, column, alias) : `${alias}.${column}`)

/** SQL: a column of content in the language that the request is not in; for who searches by either name. */
export const saidOtherwise = <Table extends ContentTable>(table: Table, column: ContentColumn<Table>): string =>
  language() === 'zh' ? `${table}.${column}` : inChinese(table, column, table)

/**
 * SQL: a column of content in both languages, as JSON `{en, zh}`, for what is kept and read again in either.
 *
 * @param alias - what the statement calls the table.
 */
export const inBoth = <Table extends ContentTable>(
  table: Table,
  column: ContentColumn<Table>,
  alias: string = table,
): string => `jsonb_build_object('en', ${alias}.${column}, 'zh', ${inChinese(table, column, alias)})`
