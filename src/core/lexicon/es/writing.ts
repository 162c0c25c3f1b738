import type { Writing } from '../lexicon.ts';

/** How Spanish is told from other languages, and how it writes dates and terms. */
export const writing = {
  language: 'es',
  common:
    'el los las del y para con por su una factura fecha importe cantidad precio cliente iva descripcion vencimiento pago numero base imponible nuestra gracias',
  months: [
    'enero ene',
    'febrero feb',
    'marzo mar',
    'abril abr',
    'mayo may',
    'junio jun',
    'julio jul',
    'agosto ago',
    'septiembre setiembre sep set sept',
    'octubre oct',
    'noviembre nov',
    'diciembre dic',
  ],
  weekdays: 'lunes lun martes mar miércoles mié jueves jue viernes vie sábado sáb domingo dom',
  periods: {
    count: 'siete|ocho|diez|catorce|quince|veinte|veinti[úu]n|treinta|cuarenta y cinco|sesenta|noventa',
    day: String.raw`d[ií]as?|d\.?/?\s?f\.?\s?f?`,
    week: 'semanas?',
    month: 'mes(?:es)?',
  },
  joints: { ordinal: 'º', ofMonth: 'de', ofYear: 'de|del' },
  owed: 'vencimiento|vence|pago',
} satisfies Writing;
