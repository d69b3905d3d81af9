import { readFileSync } from 'node:fs'
import path from 'node:path'
import { vela9 } from '../../../../server/db/seed/vela-9'
import { PROJECT_DIR } from '../../../../server/system/project-folder'

const ARTICLE = path.join(PROJECT_DIR, 'server/db/seed/content/articles/choosing-a-wheel.md')

test('the article on wheels says in both languages what the configurator says of a Vela 9 on Turbine', () => {
  const options = vela9.optionGroups.flatMap((group) => group.options)
  const [, lost] = /−(\d+) km/.exec(options.find(({ code }) => code === 'turbine')?.note ?? '') ?? []
  const text = readFileSync(ARTICLE, 'utf8')
  expect(text).toContain(`minus ${lost} km`)
  expect(text).toContain(`少 ${lost} 公里`)
})
