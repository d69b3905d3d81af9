import { Text, View } from '@tarojs/components'
import { useRef, useState } from 'react'
import { MAX_REPORT_LENGTH } from '@/wire/text-lengths'
import { ReportReason } from '@/wire/enums/content'
import { openLogin } from '@/services/navigation/login-return'
import { failureText } from '@/services/request/failure-text'
import { useIsLoggedIn } from '@/stores/session'
import { Button } from '@/ui/button'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { OptionRow } from '@/ui/option-row'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { TextArea } from '@/ui/text-area'
import { messages } from './messages'
import './report-sheet.scss'

const REASONS = Object.values(ReportReason)

/** What is reported, in its reader's own words or none. */
interface Report {
  reason: ReportReason
  words: string
}

interface ReportSheetProps {
  title: string
  /** What somebody said, where that is reported. */
  quote?: { name: string; text: string } | undefined
  send: (report: Report) => Promise<null>
  isOpen: boolean
  onClose: () => void
}

/** Why something should be looked at by a person. */
export function ReportSheet({ title, quote, send, isOpen, onClose }: ReportSheetProps) {
  const isLoggedIn = useIsLoggedIn()
  const [reason, setReason] = useState<ReportReason>()
  const [words, setWords] = useState('')
  /** Counts the reports: a late answer to one that was closed is none to the next. */
  const [turn, setTurn] = useState(0)
  const latestTurn = useRef(turn)
  latestTurn.current = turn

  // The next thing that is reported begins with none of it.
  const close = () => {
    setReason(undefined)
    setWords('')
    setTurn(turn + 1)
    onClose()
  }

  const report = async () => {
    if (!isLoggedIn) return openLogin()
    if (reason === undefined) return undefined
    try {
      await send({ reason, words })
      if (latestTurn.current === turn) close()
      return showToast(messages.reported)
    } catch (error) {
      return alertDialog({ title: messages.notDone, text: failureText(error) })
    }
  }
  return (
    <Sheet
      isOpen={isOpen}
      title={title}
      hasUnsavedInput={words !== ''}
      onClose={close}
      foot={
        <StickyBar>
          <Button
            key={turn}
            isDisabled={reason === undefined}
            hint={reason === undefined ? messages.needsReason : undefined}
            onPress={report}
          >
            {messages.sendReport}
          </Button>
        </StickyBar>
      }
    >
      <View className="report-sheet">
        {quote && (
          <View className="report-sheet__quote">
            <Text className="t-strong">{quote.name}</Text> {quote.text}
          </View>
        )}
        <View role="radiogroup" aria-label={title}>
          {REASONS.map((value) => (
            <OptionRow
              key={value}
              label={messages.reasons[value]}
              isOn={value === reason}
              onPress={() => setReason(value)}
            />
          ))}
        </View>
        <TextArea
          label={messages.ownWords}
          placeholder={messages.ownWords}
          value={words}
          maxLength={MAX_REPORT_LENGTH}
          onChange={setWords}
        />
        <View className="report-sheet__note">{messages.reportNote}</View>
      </View>
    </Sheet>
  )
}
