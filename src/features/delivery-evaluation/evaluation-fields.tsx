import { View } from '@tarojs/components'
import { EvaluationItem, EvaluationLimit, EvaluationTag } from '@/wire/enums/evaluation'
import type { PictureUploads } from '@/widgets/picture-uploads/use-picture-uploads'
import { Card } from '@/ui/card'
import { Chip } from '@/ui/chip'
import { UploadTiles } from '@/widgets/picture-uploads/upload-tiles'
import { StarChoice } from '@/widgets/stars'
import { TextArea } from '@/ui/text-area'
import { toggleTag, type EvaluationDraft } from './draft'
import { messages } from './messages'
import './evaluation-fields.scss'

interface EvaluationFieldsProps {
  draft: EvaluationDraft
  photos: PictureUploads
  onChange: (changes: Partial<EvaluationDraft>) => void
}

/** Stars for each item, tags to tick, own words and photos. */
export function EvaluationFields({ draft: { stars, tags, words }, photos, onChange }: EvaluationFieldsProps) {
  return (
    <Card>
      {Object.values(EvaluationItem).map((item) => (
        <StarChoice
          key={item}
          label={messages.items[item]}
          count={stars[item] ?? 0}
          onChange={(count) => onChange({ stars: { ...stars, [item]: count } })}
        />
      ))}
      <View className="evaluation__tags" role="group" aria-label={messages.tagsLabel}>
        {Object.values(EvaluationTag).map((tag) => (
          <Chip key={tag} isOn={tags.includes(tag)} onPress={() => onChange({ tags: toggleTag(tags, tag) })}>
            {messages.tags[tag]}
          </Chip>
        ))}
      </View>
      <TextArea
        label={messages.words}
        placeholder={messages.wordsPlaceholder}
        value={words}
        maxLength={EvaluationLimit.words}
        onChange={(changed) => onChange({ words: changed })}
      />
      <View className="evaluation__photos">
        <UploadTiles
          uploads={photos.uploads}
          maxCount={EvaluationLimit.photos}
          addLabel={messages.addPhoto}
          altOf={messages.photo}
          onAdd={() => void photos.add()}
          onRetry={photos.retry}
          onRemove={photos.remove}
        />
      </View>
      <View className="evaluation__note">{messages.photosNote}</View>
    </Card>
  )
}
