/** Every text of an invoice that is not content: what it may be called in one language. `|` separates the wordings. */
export interface Wordings {
  title: string;
  titleCredit: string;
  titleReceipt: string;
  invoiceNumber: string;
  creditNumber: string;
  receiptNumber: string;
  invoiceDate: string;
  /** Short "Date" as many invoices have it. */
  date: string;
  dueDate: string;
  deliveryDate: string;
  servicePeriod: string;
  orderNumber: string;
  orderDate: string;
  purchaseOrder: string;
  customerNumber: string;
  reference: string;
  billTo: string;
  shipTo: string;
  from: string;
  contact: string;
  position: string;
  sku: string;
  description: string;
  quantity: string;
  unit: string;
  unitPrice: string;
  discount: string;
  taxRate: string;
  taxAmount: string;
  lineTotal: string;
  subtotal: string;
  shipping: string;
  taxTotal: string;
  /** `{tax}` is the name of the tax. */
  total: string;
  totalBeforeTax: string;
  includedTax: string;
  paid: string;
  amountDue: string;
  /** Tax on income that the buyer keeps back; the percent follows. */
  withholding: string;
  rounding: string;
  previousBalance: string;
  newCharges: string;
  paymentsReceived: string;
  paymentTerms: string;
  paymentMethod: string;
  methods: string;
  bankDetails: string;
  bank: string;
  accountHolder: string;
  page: string;
  carriedOver: string;
  broughtForward: string;
  thanks: string;
  greeting: string;
  introduction: string;
  closing: string;
  reverseCharge: string;
  exempt: string;
  phone: string;
  email: string;
  web: string;
  registration: string;
  notes: string;
  units: string;
  paidStamp: string;
  continued: string;
}

export type LabelKey = keyof Wordings;
