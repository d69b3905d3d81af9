import Taro from '@tarojs/taro'
import { DEV_PACKAGE, MAIN_PAGES, pathsOf, SUB_PACKAGES } from '@/page-table/packages'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { DevPage } from '@/dev/catalogue/dev-page'

const GROUPS = [
  { title: 'Main', pages: MAIN_PAGES },
  { title: 'Sub-packages', pages: pathsOf(SUB_PACKAGES) },
  { title: 'Development', pages: pathsOf([DEV_PACKAGE]) },
]

/** Every page of this build, to open any of them at once. */
export default function PageListPage() {
  return (
    <DevPage title="Pages">
      {GROUPS.map(({ title, pages }) => (
        <Card key={title} title={title} isList>
          {pages.map((page) => (
            <Cell key={page} label={page} onPress={() => void Taro.reLaunch({ url: `/${page}` })} />
          ))}
        </Card>
      ))}
    </DevPage>
  )
}
