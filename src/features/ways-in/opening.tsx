import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { ExtraIcon } from '@/ui/extra-icon'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { messages } from './messages'
import './opening.scss'

interface OpeningProps {
  text: string
  /** A way on for whom it takes too long. */
  children?: ReactNode
}

/** What stands while the page that was asked for is on its way: never a blank one. */
export function Opening({ text, children }: OpeningProps) {
  return (
    <PageShell nav={<NavBar />}>
      <View className="opening" role="status">
        <View className="opening__ring">
          <View className="opening__turn" />
          <ExtraIcon name="mark" size={36} />
        </View>
        <View className="opening__title" role="heading" aria-level="1">
          {messages.opening}
        </View>
        <View className="opening__text">{text}</View>
        {children}
      </View>
    </PageShell>
  )
}
