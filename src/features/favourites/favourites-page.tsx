import { View } from '@tarojs/components'
import { useState } from 'react'
import { ArticleKind } from '@/wire/enums/content'
import { usePageGuard } from '@/hooks/use-page-guard'
import { goBack } from '@/services/navigation/go-back'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { Tabs } from '@/ui/tabs'
import { FavouriteList } from './favourite-list'
import './favourites-page.scss'
import { messages } from './messages'
import { RemoveBar, UndoBar } from './removal-bars'
import { useFavourites } from './use-favourites'
import { useRemoval } from './use-removal'

const KINDS = { stories: ArticleKind.pictureText, clips: ArticleKind.video, posts: ArticleKind.post } as const
type KindName = keyof typeof KINDS
const KIND_NAMES = Object.keys(KINDS) as KindName[] // a literal has its own keys only

/** What the customer has saved, to read it again or to take it out. */
export function FavouritesPage() {
  const isAllowed = usePageGuard()
  const [kind, setKind] = useState<KindName>('stories')
  const [chosen, setChosen] = useState<readonly string[]>()
  const { gone, undoable, remove, undo } = useRemoval()
  const list = useFavourites({ kind: KINDS[kind], gone, isChoosing: chosen !== undefined, isEnabled: isAllowed })
  const ids = list.items.map(({ id }) => id)

  const choose = (id: string) =>
    setChosen((before = []) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]))
  const removeChosen = () => {
    remove(chosen ?? [])
    setChosen(undefined)
  }
  return (
    <PageShell
      nav={<NavBar title={messages.title} onBack={() => void goBack('pages/profile/index')} />}
      foot={
        <>
          {undoable > 0 && <UndoBar count={undoable} onUndo={undo} />}
          {chosen && (
            <RemoveBar
              count={chosen.length}
              isAll={chosen.length === ids.length}
              onAll={(isAll) => setChosen(isAll ? ids : [])}
              onRemove={removeChosen}
            />
          )}
        </>
      }
    >
      <View className="favourites-page__tabs">
        <Tabs
          items={KIND_NAMES.map((key) => ({ key, label: messages.kinds[key] }))}
          selected={kind}
          onSelect={(next) => {
            setKind(next)
            setChosen(undefined)
          }}
          label={messages.title}
        />
      </View>
      <FavouriteList list={list} chosen={chosen} onChoose={choose} onEdit={() => setChosen(chosen ? undefined : [])} />
    </PageShell>
  )
}
