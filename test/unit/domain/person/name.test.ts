import { isName } from '@/domain/person/name'

it.each([
  'Zhou Yining',
  '周一宁',
  '𠮷田太郎',
  'Müller & Söhne (Bau) GmbH',
  '阿依古丽·买买提',
  "O'Neill-Ødegård",
  '维拉汽车（上海）有限公司',
])('somebody is called “%s”', (name) => expect(isName(name)).toBe(true))

it.each([
  '',
  '  ',
  '...',
  '\u0301',
  '\u3164',
  'Zhou 😀',
  '♥',
  '<b>Zhou</b>',
  'Zhou\nYining',
  '周\u200b一宁',
  'Zhou\ufe0f',
])('but not %j', (name) => expect(isName(name)).toBe(false))
