import { View } from '@tarojs/components'
import { LoanPaper } from '@/wire/enums/finance'
import { Card } from '@/ui/card'
import { UploadTiles } from '@/widgets/picture-uploads/upload-tiles'
import { messages } from './messages'
import { PaperRow } from './paper-row'
import type { Papers } from './use-papers'

/** Pictures that one paper may have. */
const MAX_PICTURES = 4

/** The papers that the lender wants to see, to be uploaded. */
export function PapersCard({ papers }: { papers: Papers }) {
  return (
    <Card title={messages.papersTitle}>
      <View className="papers__note">{messages.papersNote}</View>
      {Object.values(LoanPaper).map((kind) => {
        const { uploads, add, retry, remove } = papers[kind]
        const name = messages.papers[kind]
        return (
          <PaperRow key={kind} kind={kind}>
            <UploadTiles
              uploads={uploads}
              maxCount={MAX_PICTURES}
              addLabel={messages.addPaper(name)}
              altOf={(number) => messages.paperPicture(name, number)}
              onAdd={() => void add()}
              onRetry={retry}
              onRemove={remove}
            />
          </PaperRow>
        )
      })}
    </Card>
  )
}
