import { useState } from 'react'
import { Avatar } from '#design/ui/data/avatar.tsx'
import { Breadcrumbs } from '#design/ui/navigation/breadcrumbs.tsx'
import { LinkButton } from '#design/ui/action/button.tsx'
import { Facts } from '#design/ui/dialog/facts.tsx'
import { Countdown } from '#design/ui/data/countdown.tsx'
import { DefinitionList } from '#design/ui/data/definition-list.tsx'
import { Pagination } from '#design/ui/navigation/pagination.tsx'
import { Change, Price } from '#design/ui/data/price.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState, ErrorState, NoPermission } from '#design/ui/status/states.tsx'
import { Tabs } from '#design/ui/navigation/tabs.tsx'
import { Timeline } from '#design/ui/data/timeline.tsx'
import * as m from '#paraglide/messages.js'
import { dataTable } from '#styled-system/recipes/data-table.js'
import { row } from '#styled-system/recipes/row.js'
import { stack } from '#styled-system/recipes/stack.js'
import { text } from '#styled-system/recipes/text.js'
import { DemoSection } from './demo-section.tsx'

/** In seconds from the time the page was rendered. */
const deadlines = [
  { name: m.demos_time_to_pay, seconds: 600 },
  { name: m.demos_time_to_deliver, seconds: 12 * 3600 },
  { name: m.demos_time_protected, seconds: 31 * 3600 },
]

export function NumberDemos() {
  return (
    <DemoSection title={m.demos_numbers()}>
      <DefinitionList
        layout="columns"
        items={[
          { term: m.demos_lowest_now(), detail: <Price amount="942.00" size="lg" /> },
          { term: m.demos_reference(), detail: <Price amount="948.30" size="lg" /> },
          { term: m.demos_period(), detail: <Change percent={3.1} size="xl" digits={1} /> },
        ]}
      />
      <Price amount="18342.60" size="xl" />
      <DefinitionList
        items={[
          { term: m.demos_available(), detail: <Price amount="18342.60" /> },
          { term: m.demos_held(), detail: <Price amount="-942.00" tone="negative" size="sm" /> },
          { term: m.demos_sales(), detail: <Price amount="128.50" tone="positive" size="sm" isSigned /> },
        ]}
      />
      <Facts
        items={[
          { term: m.demos_lowest_now(), detail: <Price amount="942.00" /> },
          { term: m.demos_available(), detail: <Price amount="18342.60" />, isMain: true },
        ]}
      />
    </DemoSection>
  )
}

/** `now`: when the page was rendered, in milliseconds. */
export function StepDemos({ now }: { now: number }) {
  const stateLabels = {
    done: m.demos_state_done(),
    current: m.demos_state_current(),
    todo: m.demos_state_todo(),
    failed: m.demos_state_failed(),
  }
  return (
    <DemoSection title={m.demos_steps()}>
      <DefinitionList
        layout="columns"
        items={deadlines.map(({ name, seconds }) => ({
          term: name(),
          detail: (
            <Countdown
              until={now + seconds * 1000}
              now={now}
              size="xl"
              weight="bold"
              formatDays={(count) => m.demos_days({ count })}
            />
          ),
        }))}
      />
      <Timeline
        label={m.demos_steps()}
        stateLabels={stateLabels}
        steps={[
          { key: 'paid', state: 'done', title: m.demos_paid(), detail: m.demos_paid_detail(), time: '14:02' },
          { key: 'sent', state: 'done', title: m.demos_sent(), detail: 'NorthStall', time: '14:06' },
          { key: 'accept', state: 'current', title: m.demos_accept(), detail: m.demos_accept_detail(), time: '02:06' },
          { key: 'protection', state: 'todo', title: m.demos_protection(), detail: m.demos_protection_detail() },
          { key: 'completed', state: 'todo', title: m.demos_completed() },
          { key: 'reversed', state: 'failed', title: m.demos_reversed() },
        ]}
      />
    </DemoSection>
  )
}

export function TabDemos() {
  const [tab, setTab] = useState<'sale' | 'orders' | 'sales' | 'bargains'>('sale')
  return (
    <DemoSection title={m.demos_tabs()}>
      <Breadcrumbs
        label={m.demos_item()}
        items={[
          { label: m.shell_nav_market(), href: '/market/csgo' },
          { label: 'AWP', href: '/market/csgo?weapon=awp' },
          { label: 'Asiimov' },
        ]}
      />
      <Tabs
        label={m.demos_tabs()}
        value={tab}
        onChange={setTab}
        items={[
          { value: 'sale', label: m.shell_sale_on_sale(), count: 612 },
          { value: 'orders', label: m.demos_orders(), count: 87 },
          { value: 'sales', label: m.demos_sales(), count: 214 },
          { value: 'bargains', label: m.demos_bargain() },
        ]}
      >
        <p className={text({ tone: 'muted' })}>{m.demos_panel()}</p>
      </Tabs>
      <Records />
      <Pagination
        label={m.demos_pages()}
        previousLabel={m.demos_previous()}
        nextLabel={m.demos_next()}
        page={4}
        pages={20}
        hrefOf={(page) => `/demos/form?page=${page}`}
      />
    </DemoSection>
  )
}

const records = [
  { time: '14:06', item: 'AWP | Asiimov', seller: 'NorthStall', price: '942.00' },
  { time: '13:52', item: 'AK-47 | Redline', seller: 'Hua Lu Shop', price: '128.50' },
  { time: '13:20', item: 'M4A1-S | Printstream', seller: 'kite_', price: '1715.00' },
]

function Records() {
  const styles = dataTable()
  return (
    <div className={styles.scroll} role="region" aria-label={m.demos_records()} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.headCell}>{m.demos_time()}</th>
            <th className={styles.headCell}>{m.demos_item()}</th>
            <th className={styles.headCell}>{m.demos_seller()}</th>
            <th className={styles.headCell} data-numeric="">
              {m.demos_price()}
            </th>
          </tr>
        </thead>
        <tbody>
          {records.map((record, index) => (
            <tr key={record.time} className={styles.row} data-selected={index === 1 || undefined}>
              <td className={styles.cell}>{record.time}</td>
              <td className={styles.cell}>{record.item}</td>
              <td className={styles.cell}>
                <span className={row()}>
                  <Avatar name={record.seller} size="sm" /> {record.seller}
                </span>
              </td>
              <td className={styles.cell} data-numeric="">
                <Price amount={record.price} size="sm" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function StateDemos() {
  return (
    <DemoSection title={m.demos_states()}>
      <EmptyState
        title={m.demos_empty_title()}
        text={m.demos_empty_text()}
        action={
          <LinkButton look="primary" href="/market/csgo">
            {m.demos_to_market()}
          </LinkButton>
        }
        isCompact
      />
      <ErrorState
        title={m.demos_error_title()}
        text={m.demos_error_text()}
        retryLabel={m.demos_retry()}
        onRetry={() => {}}
        isCompact
      />
      <NoPermission title={m.demos_locked_title()} text={m.demos_locked_text()} isCompact />
      <div className={stack({ gap: 3 })} aria-busy="true">
        <Skeleton shape="title" />
        <Skeleton count={3} width="full" />
        <Skeleton shape="row" width="full" />
      </div>
    </DemoSection>
  )
}
