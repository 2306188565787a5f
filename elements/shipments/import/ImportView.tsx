import arrowLeft from 'icon:arrow-left'
import { useEffect, useMemo, useRef, useState } from 'react'
import '../../../core/shipments/sheets/words'
import { type ImportPlan, isBlocked } from '../../../core/shipments/sheets/import-plan'
import type { Importing, Worksheets } from '../../../core/shipments/sheets/import-store'
import sheet from '../../../styles/areas/shipments-import.css?inline'
import { useSheet } from '../../base/bridge/hooks'
import { useText } from '../../kit/context'
import { Chip } from '../../kit/feedback/Chip'
import { Button } from '../../kit/fields/Button'
import { PageHead } from '../../kit/layout/PageHead'
import { Named, properName } from '../../kit/named'
import { Table } from '../../kit/table/Table'
import { FileButton } from '../FileButton'
import { useOrder } from '../order-context'
import { useUnchangedRows } from '../use-unchanged-rows'
import { ImportFixes } from './ImportFixes'
import { ImportFoot } from './ImportFoot'
import { ImportSummary } from './ImportSummary'
import { PreviewLegend } from './PreviewLegend'
import { previewColumns } from './preview-columns'
import {
  isTroubled,
  nameOf,
  type PreviewContext,
  type PreviewFilter,
  type PreviewRow,
  previewRows,
} from './preview-row'
import { useNextFix } from './use-next-fix'
import { usePreviewTicks } from './use-preview-ticks'
import { useProblems } from './use-problems'
import { useProblemsFirst } from './use-problems-first'
import { WorksheetChoice } from './WorksheetChoice'

export interface ImportViewProps {
  fileName: string
  plan: ImportPlan
  worksheets: Worksheets
  importing: Importing
  onApply(): Promise<void>
}

const keyOf = (row: PreviewRow) => String(row.row)
const toneOf = (row: PreviewRow) => (row.blocks ? 'flagged' : undefined)

/** The preview of an import, cell by cell, before it is saved. */
export function ImportView({ fileName, plan, worksheets, importing, onApply }: ImportViewProps) {
  const { workOrderNo, couriers, shippingTypes, onFile } = useOrder()
  const t = useText()
  useSheet(sheet)
  const around = useRef<HTMLElement>(null)
  const [filter, setFilter] = useState<PreviewFilter>('all')
  const { totals } = plan
  const [isUnfolded, setUnfolded] = useState(false)
  const sorted = useProblemsFirst(plan.rows)
  const fitting = useMemo(
    () => previewRows(sorted, { filter, isUnfolded }, importing.alike),
    [sorted, filter, isUnfolded, importing],
  )
  const rows = useUnchangedRows(fitting, keyOf)
  const troubled = plan.rows.filter(isTroubled).length
  const ctx = useMemo<PreviewContext>(
    () => ({
      couriers,
      shippingTypes,
      onFix: importing.correct,
      onResolve: importing.resolve,
      onCorrect: (row, field, value, all) => importing.correct(all ? importing.alike(row, field) : [row], field, value),
    }),
    [couriers, shippingTypes, importing],
  )
  const problems = useProblems(around, sorted, rows, () => setFilter('all'))
  useNextFix(around, problems.showFrom)
  const toHindrance = () => problems.showFrom(null, ({ blocks }) => blocks)
  useEffect(() => {
    around.current?.focus({ preventScroll: true })
    // The screen may still be scrolled down from the shipments.
    if ((around.current?.getBoundingClientRect().top ?? 0) < 0) around.current?.scrollIntoView()
  }, [])

  const selection = usePreviewTicks({ rows, all: plan.rows, isFiltered: filter !== 'all', importing })

  async function apply() {
    // Focus the problem first: the dialog about invalid couriers returns the focus to it.
    if (isBlocked(plan)) toHindrance()
    if (!isBlocked(plan) || plan.badCouriers) await onApply()
  }

  return (
    <section ref={around} className="stack import-preview" tabIndex={-1} aria-label={t('shipments.import.title')}>
      <PageHead
        back={
          <Button kind="quiet" size="bar" icon={arrowLeft} onClick={importing.close}>
            <Named of="shipments.import.back" vars={{ workOrderNo: properName(workOrderNo) }} />
          </Button>
        }
        title={t('shipments.import.title')}
        beside={
          <>
            <Chip>{fileName}</Chip>
            <span className="quiet-text">{t('shipments.import.local')}</span>
            <WorksheetChoice {...worksheets} onChoose={importing.showWorksheet} />
          </>
        }
      >
        <FileButton onFile={onFile}>{t('shipments.import.chooseAnother')}</FileButton>
      </PageHead>
      <Table
        caption={t('shipments.import.title')}
        columns={previewColumns}
        rows={rows}
        rowKey={keyOf}
        rowName={nameOf}
        ctx={ctx}
        tone={toneOf}
        pin={problems.soughtRow?.toString()}
        selection={selection}
        bar={
          <div className="import-bar">
            <ImportSummary totals={totals} onMarkShipped={importing.markShipped} />
            <PreviewLegend plan={plan} chosen={filter} onChoose={setFilter} />
            <ImportFixes rows={plan.rows} ctx={ctx} />
          </div>
        }
        foot={
          <ImportFoot
            plan={plan}
            problems={troubled}
            isUnfolded={isUnfolded && filter === 'all'}
            onFold={() => {
              setFilter('all')
              setUnfolded(filter !== 'all' || !isUnfolded)
            }}
            onProblem={problems.step}
            onHindrance={toHindrance}
            onCancel={importing.close}
            onApply={apply}
          />
        }
      />
    </section>
  )
}
