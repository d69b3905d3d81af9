import { View } from '@tarojs/components'
import type { FinanceApplication } from '@/wire/schemas/loan'
import { Card } from '@/ui/card'
import { Notice } from '@/ui/notice'
import { StatusHead } from '@/ui/status-head'
import './application-head.scss'
import { messages } from './messages'
import { headOf } from './head'

interface ApplicationHeadProps {
  application: FinanceApplication
  /** The latest reading failed: what is shown may be old. */
  isStale: boolean
}

/** Where an application stands, and why the lender turned the last one down. */
export function ApplicationHead({ application, isStale }: ApplicationHeadProps) {
  return (
    <>
      {isStale && (
        <View className="application-head__stale">
          <Notice tone="orange" icon="wifi-off">
            {messages.stale}
          </Notice>
        </View>
      )}
      <StatusHead {...headOf(application)} />
      {application.reason !== null && (
        <Card title={messages.reasonTitle}>
          <View className="c-2">{application.reason}</View>
        </Card>
      )}
    </>
  )
}
