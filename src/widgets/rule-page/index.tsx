import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { AbortSignalLike } from '@/platform/http/types'
import { useAsyncPage } from '@/hooks/use-async-page'
import { goBack } from '@/services/navigation/go-back'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import './index.scss'

interface RulePageProps<Rule> {
  title: string
  /** Reads what decides: a rule is drawn from the table that pays or limits. */
  fetchRule: (options: { signal: AbortSignalLike }) => Promise<Rule>
  foot?: ReactNode
  children: (rule: Rule) => ReactNode
}

const leave = () => void goBack('pages/profile/index')

/** The page of a rule, which a visitor may read, too. */
export function RulePage<Rule>({ title, fetchRule, foot, children }: RulePageProps<Rule>) {
  const { page, reload } = useAsyncPage((signal) => fetchRule({ signal }))
  return (
    <PageShell nav={<NavBar title={title} onBack={leave} />} bodyClassName="rule-page" foot={foot}>
      {page.status === 'ready' ? children(page.data) : <LoadedOrNot page={page} onReload={reload} />}
    </PageShell>
  )
}

/** What the rule is about, and since when or until when. */
export function RuleHead({ title, note }: { title: string; note?: string }) {
  return (
    <View className="rule-page__head">
      <View className="rule-page__title" role="heading" aria-level="2">
        {title}
      </View>
      {note !== undefined && <View className="rule-page__note">{note}</View>}
    </View>
  )
}

/** One sentence or two of the rule, under a heading. */
export function RulePart({ title, text }: { title: string; text: string }) {
  return (
    <>
      <View className="rule-page__part" role="heading" aria-level="3">
        {title}
      </View>
      <View className="c-2">{text}</View>
    </>
  )
}
