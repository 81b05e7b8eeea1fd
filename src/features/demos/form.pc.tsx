import { useLoaderData } from '@tanstack/react-router'
import * as m from '#paraglide/messages.js'
import { demoPage } from '#styled-system/recipes/demo-page.js'
import { text } from '#styled-system/recipes/text.js'
import { ButtonDemos } from './button-demos.tsx'
import { ChoiceDemos, RangeDemos } from './choice-demos.tsx'
import { FieldDemos } from './field-demos.tsx'
import { ItemDemos, TagDemos } from './item-demos.tsx'
import { BargainDemos, CartDemos } from './trading-demos.tsx'
import { NumberDemos, StateDemos, StepDemos, TabDemos } from './view-demos.tsx'
import { ListDemos, WritingDemos } from './writing-demos.tsx'

/** S2.43 Every control in every state. */
export function FormDemoPage() {
  const now = useLoaderData({ from: '/pc/demos/form' })
  const styles = demoPage()
  return (
    <div className={styles.root}>
      <div>
        <h1 className={text({ size: '2xl', weight: 'semibold' })}>{m.demos_title_form()}</h1>
        <p className={text({ tone: 'muted' })}>{m.demos_intro()}</p>
      </div>
      <div className={styles.sections}>
        <ButtonDemos />
        <FieldDemos />
        <ChoiceDemos />
        <RangeDemos />
        <ItemDemos />
        <TagDemos />
        <NumberDemos />
        <StepDemos now={now} />
        <TabDemos />
        <StateDemos />
        <WritingDemos />
        <ListDemos />
        <BargainDemos now={now} />
        <CartDemos />
      </div>
    </div>
  )
}
