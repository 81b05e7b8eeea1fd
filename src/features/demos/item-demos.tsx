import { useState } from 'react'
import { Badge } from '#design/ui/data/badge.tsx'
import { ChipLink, ChipToggle, RemovableChip } from '#design/ui/action/chip.tsx'
import { IconButton } from '#design/ui/action/icon-button.tsx'
import { InventoryIcon } from '#design/ui/icon/icons.tsx'
import { BookmarkIcon } from '#design/ui/icon/account-icons.tsx'
import { BookmarkFilledIcon } from '#design/ui/icon/page-icons.tsx'
import { Difference, Price } from '#design/ui/data/price.tsx'
import { RarityEdge, RarityGlow, type RarityTier } from '#design/ui/data/rarity.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { WearBar } from '#design/ui/data/wear-bar.tsx'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { demoPage } from '#styled-system/recipes/demo-page.js'
import { row } from '#styled-system/recipes/row.js'
import { text } from '#styled-system/recipes/text.js'
import { DemoSection } from './demo-section.tsx'

interface Sample {
  weapon: string
  finish: string
  tier: RarityTier
  wear: number
  price: string
  change: number
  onSale: string
}

const samples: readonly Sample[] = [
  {
    weapon: 'AK-47',
    finish: 'Redline',
    tier: 'classified',
    wear: 0.2134,
    price: '128.50',
    change: -9,
    onSale: '1,842',
  },
  { weapon: 'AWP', finish: 'Asiimov', tier: 'covert', wear: 0.2621, price: '942.00', change: 1, onSale: '612' },
  {
    weapon: '★ Karambit',
    finish: 'Doppler',
    tier: 'extraordinary',
    wear: 0.0184,
    price: '9380.00',
    change: 0,
    onSale: '41',
  },
]

function ItemSample({ sample, isBookmarked }: { sample: Sample; isBookmarked: boolean }) {
  const styles = demoPage()
  return (
    <article className={card({ isInteractive: true, isClipped: true, isSelected: isBookmarked })}>
      <RarityEdge tier={sample.tier} />
      <div className={styles.item}>
        <div className={styles.itemHead}>
          <Badge tone={sample.tier}>FT</Badge>
          <IconButton
            size="sm"
            isTooltipHidden
            label={m.shell_menu_bookmarks()}
            icon={isBookmarked ? <BookmarkFilledIcon size={16} /> : <BookmarkIcon size={16} />}
          />
        </div>
        <div className={styles.art}>
          <RarityGlow tier={sample.tier} />
          <InventoryIcon size={48} className={styles.silhouette} />
        </div>
        <div className={styles.itemBody}>
          <div>
            <p className={text({ size: 'xs', tone: 'muted', truncate: true })}>{sample.weapon}</p>
            <p className={text({ weight: 'semibold', truncate: true })}>{sample.finish}</p>
          </div>
          <WearBar wear={sample.wear} label={m.demos_wear_label({ wear: sample.wear })} min={0.1} max={0.7} />
          <div className={row({ justify: 'between', align: 'baseline' })}>
            <Price amount={sample.price} />
            <Difference percent={sample.change} />
          </div>
          <div className={row({ justify: 'between' })}>
            <span className={text({ size: 'xs', tone: 'subtle', numeric: true })}>
              {m.demos_on_sale({ count: sample.onSale })}
            </span>
            <span className={text({ size: 'xs', tone: 'subtle', numeric: true })}>{sample.wear}</span>
          </div>
        </div>
      </div>
    </article>
  )
}

export function ItemDemos() {
  return (
    <DemoSection title={m.demos_items()}>
      <div className={demoPage().itemGrid}>
        {samples.map((sample, index) => (
          <ItemSample key={sample.finish} sample={sample} isBookmarked={index === 1} />
        ))}
        <Skeleton shape="card" width="full" />
      </div>
    </DemoSection>
  )
}

export function TagDemos() {
  const [isOn, setOn] = useState(true)
  const [names, setNames] = useState([m.demos_field_tested(), m.demos_covert(), `${m.demos_wear()} 0.15–0.38`])
  return (
    <DemoSection title={m.demos_tags()}>
      <div className={row({ wrap: true })}>
        {names.map((name) => (
          <RemovableChip
            key={name}
            removeLabel={m.demos_remove({ name })}
            onRemove={() => setNames(names.filter((one) => one !== name))}
          >
            {name}
          </RemovableChip>
        ))}
        <ChipToggle isPressed={isOn} onToggle={() => setOn(!isOn)}>
          {m.demos_only_bargain()}
        </ChipToggle>
        <ChipLink href="/market/csgo">{m.demos_to_market()}</ChipLink>
      </div>
      <div className={row({ wrap: true })}>
        <Badge>FT</Badge>
        <Badge tone="accent">{m.demos_new()}</Badge>
        <Badge tone="positive">{m.demos_verified()}</Badge>
        <Badge tone="negative">{m.demos_failed()}</Badge>
        <Badge tone="warning">{m.demos_waiting()}</Badge>
        <Badge tone="info">{m.demos_sent()}</Badge>
        {(['consumer', 'industrial', 'mil_spec', 'restricted', 'classified', 'covert', 'extraordinary'] as const).map(
          (tier) => (
            <Badge key={tier} tone={tier} size="md">
              {tier}
            </Badge>
          ),
        )}
      </div>
    </DemoSection>
  )
}
