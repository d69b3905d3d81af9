import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { goBack } from '@/services/navigation/go-back'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { messages } from './messages'
import './step-page.scss'

interface StepPageProps {
  title: string
  text: string
  /** Where the code of this step is typed. */
  overlay: ReactNode
  children: ReactNode
}

/** Leads back to where the number stands. */
export const leaveSteps = (): Promise<void> => goBack('pages/settings/index')

/** A step to another number: what it is for, what it asks. */
export function StepPage({ title, text, overlay, children }: StepPageProps) {
  return (
    <PageShell nav={<NavBar title={messages.title} onBack={() => void leaveSteps()} />} overlay={overlay}>
      <View className="step-page">
        <View className="step-page__title" role="heading" aria-level="2">
          {title}
        </View>
        <View className="step-page__text">{text}</View>
        {children}
      </View>
    </PageShell>
  )
}
