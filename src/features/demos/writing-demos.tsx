import { useState } from 'react'
import { Button } from '#design/ui/action/button.tsx'
import { ChoiceChips } from '#design/ui/form/choice-chips.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { PageHead } from '#design/ui/navigation/page-head.tsx'
import { Select } from '#design/ui/form/select.tsx'
import { Spinner } from '#design/ui/status/spinner.tsx'
import { TextArea } from '#design/ui/form/text-area.tsx'
import { BookmarkButton } from '#features/bookmarks/bookmark-button.tsx'
import { PicturePicker } from '#features/feedback/picture-picker.tsx'
import type { Picture } from '#features/feedback/use-pictures.ts'
import * as m from '#paraglide/messages.js'
import { row } from '#styled-system/recipes/row.js'
import { stack } from '#styled-system/recipes/stack.js'
import { DemoSection } from './demo-section.tsx'

const maxLength = 200

/** Longer texts with pictures attached. */
export function WritingDemos() {
  const [words, setWords] = useState('')
  const [isTold, setTold] = useState(false)
  const [topic, setTopic] = useState<'order' | 'item' | 'other'>('item')
  const [pictures, setPictures] = useState<readonly Picture[]>([
    { key: 'there', name: 'receipt.png', uploaded: { upload_id: 'there', url: '/favicon.svg' } },
    { key: 'coming', name: 'screen.png' },
  ])
  return (
    <DemoSection title={m.demos_writing()}>
      <ChoiceChips
        label={m.feedback_topic()}
        value={topic}
        onChange={setTopic}
        options={[
          { value: 'order', label: m.feedback_topic_order() },
          { value: 'item', label: m.feedback_topic_item() },
          { value: 'other', label: m.demos_disabled(), isDisabled: true },
        ]}
      />
      <Form className={stack({ gap: 4 })} aria-label={m.feedback_new()} onSubmit={() => setTold(true)}>
        <TextArea
          label={m.feedback_text()}
          hint={m.feedback_text_hint()}
          error={(isTold || words.length > 0) && words.trim() === '' ? m.feedback_text_missing() : undefined}
          maxLength={maxLength}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <span>
          <Button type="submit">{m.feedback_send()}</Button>
        </span>
      </Form>
      <TextArea label={m.demos_disabled()} disabled rows={2} value={m.demos_dialog_text()} />
      <PicturePicker
        pictures={{
          pictures,
          fault: pictures.length === 0 ? m.feedback_picture_type({ name: 'notes.txt' }) : null,
          isUploading: true,
          uploadIds: [],
          add: () => {},
          remove: (key) => setPictures(pictures.filter((one) => one.key !== key)),
          clear: () => setPictures([]),
          hold: () => {},
        }}
      />
    </DemoSection>
  )
}

const loadedPage = { data: null, isFetchNextPageError: false }

/** The components at the head and the end of a list. */
export function ListDemos() {
  const [isBookmarked, setBookmarked] = useState(false)
  const [left, setLeft] = useState(1)
  return (
    <DemoSection title={m.demos_lists()}>
      <PageHead
        level="h3"
        title={m.mail_title()}
        text={m.mail_empty_text()}
        tools={<Button size="sm">{m.mail_read_all()}</Button>}
      />
      <div className={row({ gap: 4, wrap: true })}>
        <BookmarkButton
          name="AK-47 | Redline"
          isBookmarked={isBookmarked}
          onToggle={() => setBookmarked(!isBookmarked)}
        />
        <BookmarkButton name="AWP | Asiimov" isBookmarked onToggle={() => {}} />
        <Spinner label={m.demos_loading()} />
        <Select
          label={m.demos_disabled()}
          disabled
          value="popular"
          onChange={() => {}}
          options={[{ value: 'popular', label: m.demos_popular() }]}
        />
      </div>
      <LoadMore
        label={m.mail_load_more()}
        list={{
          hasNextPage: left > 0,
          isFetchingNextPage: false,
          ...loadedPage,
          fetchNextPage: () => {
            setLeft(left - 1)
            return Promise.resolve(loadedPage)
          },
        }}
      />
      <LoadMore
        label={m.mail_load_more()}
        list={{
          ...loadedPage,
          hasNextPage: true,
          isFetchingNextPage: true,
          fetchNextPage: () => Promise.resolve(loadedPage),
        }}
      />
    </DemoSection>
  )
}
