import type { Wordings } from './label-keys.ts';

export const EN: Wordings = {
  title: 'INVOICE|Invoice|INVOICE|Invoice|TAX INVOICE|Tax Invoice|Sales Invoice|SALES INVOICE|Commercial Invoice|BILL',
  titleCredit: 'CREDIT NOTE|Credit Note|Credit Memo|CREDIT MEMO|Tax Credit Note',
  titleReceipt: 'Receipt|RECEIPT|Sales Receipt|Payment Receipt',
  invoiceNumber:
    'Invoice Number|Invoice number|Invoice No.|Invoice No|Invoice #|Invoice|Inv. No.|Invoice ID|Inv #|Number|Document No.|Invoice Ref|Bill No.|Tax Invoice No.|INVOICE NO.|INVOICE #|Document Number|No.|Our Invoice No.',
  creditNumber: 'Credit Note Number|Credit Note No.|Credit Memo #|Credit Memo No.|Credit No.|Number|Document No.',
  receiptNumber: 'Receipt Number|Receipt number|Receipt No.|Receipt #|Invoice number|Invoice Number|Transaction No.',
  invoiceDate:
    'Invoice Date|Invoice date|Date of Issue|Date of issue|Issue Date|Issued|Date|Billing Date|Bill Date|Document Date|Date Issued|INVOICE DATE|Tax Point|Invoice Date / Tax Point|Dated|Issued on',
  date: 'Date|DATE|Date|Issued',
  dueDate:
    'Due Date|Date due|Due date|Payment Due|Due By|Due|Payment due date|Pay By|Please pay by|Payable by|DUE DATE|Due on|Invoice Due Date|Payment Due By|Due date for payment|Pay before',
  deliveryDate: 'Delivery Date|Ship Date|Date of Supply|Shipped|Date Shipped|Delivery date|Despatch Date|Service Date',
  servicePeriod: 'Service Period|Billing Period|Period|Billing cycle|For the period|Statement Period|Usage period',
  orderNumber: 'Order Number|Order No.|Order ID|Sales Order|Order #|Our Order No.|SO Number|Order ref.',
  orderDate: 'Order Date|Ordered|Date of order|Order placed',
  purchaseOrder:
    'PO Number|P.O. #|Purchase Order|PO No.|P.O. Number|Your Order No.|Customer PO|PO|Purchase Order No.|Your PO Ref',
  customerNumber:
    'Customer No.|Customer ID|Account Number|Account No.|Customer Number|Client ID|Account|Customer #|Cust. No.|Client No.',
  reference: 'Reference|Your Ref|Our Ref|Ref|Project|Job No.|Matter',
  billTo:
    'Bill To|BILL TO|Billed To|Bill to|Invoice To|Customer|Sold To|Client|Invoice to|Buyer|Billing Address|Attention|To|Billed to|Prepared for|Invoice address',
  shipTo: 'Ship To|SHIP TO|Deliver To|Delivery Address|Shipping Address|Shipped to|Site address',
  from: 'From|FROM|Seller|Supplier|Issued by|Sold by|Service Provider|Pay To|Vendor|Biller',
  contact: 'Contact|Sales Rep|Account Manager|Your contact|Salesperson|Prepared by|Served by',
  position: '#|Item|No.|Line|Pos.|S.No.|Sl.',
  sku: 'SKU|Item Code|Part No.|Product Code|Code|Item #|Article',
  description:
    'Description|Item|Details|Product|Service|DESCRIPTION|Item Description|Description of Goods|Particulars|Products & services|Work performed',
  quantity: 'Qty|Quantity|QTY|Hours|Units|Qty.|Hrs/Qty',
  unit: 'Unit|UOM|U/M|Per',
  unitPrice: 'Unit Price|Price|Rate|Unit price|Unit Cost|Price each|UNIT PRICE|Cost|Rate/Price|Price per unit|Each',
  discount: 'Discount|Disc.|Less discount|Trade discount|Loyalty discount|Promotional discount',
  taxRate: 'VAT %|Tax|Tax %|Tax Rate|VAT Rate|VAT',
  taxAmount: 'Tax Amount|VAT Amount|Tax|VAT',
  lineTotal: 'Amount|Total|Line Total|AMOUNT|Net Amount|Ext. Price|Extended|Total Price|Net|Value|Line amount|Sum',
  subtotal: 'Subtotal|Sub Total|Sub-total|SUBTOTAL|Sub-Total|Total Net|Net total|Goods Total|Items total',
  shipping: 'Shipping|Shipping & Handling|Delivery|Freight|Carriage|Postage & Packing|Handling fee|Delivery charge',
  taxTotal: 'Total {tax}|{tax} Total|Total Tax|{tax}|Tax Total|{tax} Amount|Total {tax} amount',
  total:
    'Total|TOTAL|Grand Total|Invoice Total|Total Amount|GRAND TOTAL|Total incl. {tax}|Total Due|Total (incl. {tax})|Gross Total|Total payable|Total Invoice Value|Amount Payable|Invoice Amount|Total including {tax}|Total charges|TOTAL DUE',
  totalBeforeTax:
    'Net Amount|Total excl. {tax}|Taxable Amount|Total Net|Total before tax|Total (ex {tax})|Net value|Taxable Value|Total excluding {tax}',
  includedTax: 'Includes {tax}|{tax} included|of which {tax}|Total includes {tax} of|Incl. {tax}|{tax} (included)',
  paid: 'Amount Paid|Paid|Deposit|Less deposit received|Payment received|Deposit paid|Payments|Prepaid|Amount received|Advance payment|Retainer applied',
  amountDue:
    'Amount Due|Balance Due|Balance|Amount due|BALANCE DUE|Amount Outstanding|Outstanding|Remaining balance|Balance to pay|Now due|Please pay',
  withholding: 'TDS|Withholding tax|Less TDS|Less: withholding tax',
  rounding: 'Round off|Rounding|Rounded off|Rounding adjustment',
  previousBalance: 'Previous Balance|Balance Forward|Balance brought forward|Opening balance|Amount of last bill',
  newCharges: 'New Charges|Current Charges|Total current charges|Total new charges|This bill|Total this invoice',
  paymentsReceived: 'Payments Received|Payment - Thank You|Payments since last bill|Credits and payments',
  paymentTerms:
    'Payment Terms|Terms|TERMS|Terms of payment|Payment terms|Terms & Conditions|Payment conditions|Credit Terms|Settlement terms|Net terms',
  paymentMethod: 'Payment Method|Paid by|Method of payment|Payment type|Payment method',
  methods:
    'Bank transfer|Visa ending in 4242|Credit card|BACS|ACH|Cheque|PayPal|Mastercard •••• 4444|Wire transfer|UPI|Cash',
  bankDetails:
    'Bank Details|Payment Details|Remit to|Bank transfer|How to pay|Payment information|Please remit payment to|Remittance information',
  bank: 'Bank|Bank Name|Bank name',
  accountHolder: 'Account Name|Beneficiary|Account holder|Payee|A/C Name|Payable to',
  page: 'Page {n} of {m}|Page {n}/{m}|Page: {n} of {m}|{n} / {m}|Sheet {n} of {m}',
  carriedOver: 'Carried forward|Carried over|Subtotal this page|Page total carried forward',
  broughtForward: 'Brought forward|Balance brought forward from previous page|Carried over from page before',
  thanks:
    'Thank you for your business!|Thank you for your custom.|We appreciate your business.|Thanks for shopping with us|It was a pleasure working with you.|Questions? Reply to the e-mail this came with.|Please quote the invoice number with your payment.',
  greeting: 'Dear Sir or Madam,|Dear customer,|Hello,|To whom it may concern,|Good morning,',
  introduction:
    'Please find below our charges for the work carried out.|Thank you for your order. We invoice you for the following:|We are pleased to bill you for the services listed here.|As agreed, I am charging the following items.|In accordance with your order we supplied:',
  closing: 'Kind regards|Yours faithfully|With best wishes|Sincerely|Many thanks',
  reverseCharge:
    'Reverse charge: customer to account for VAT to the tax authority.|VAT reverse charge applies (Article 196, Directive 2006/112/EC).|Reverse charge - the recipient is liable for the tax.',
  exempt:
    'No VAT is charged: exempt supply.|VAT exempt.|Not registered for VAT.|Supply is exempt from tax.|Zero-rated supply.',
  phone: 'Phone|Tel|Tel.|T|Telephone|Call us|Phone no.',
  email: 'Email|E-mail|E|Mail|Enquiries',
  web: 'Web|Website|Visit|www',
  registration:
    'Company No. {no}|Registered in England and Wales No. {no}|Company registration number {no}|Reg. No. {no}|CIN: U{no}KA2011PTC0{no}',
  notes:
    'Goods remain our property until paid in full.|Late payments are subject to interest of 1.5% per month.|Returns accepted within 30 days of purchase.|Please check the goods on receipt.|Errors and omissions excepted (E&OE).|Subject to our general conditions of sale.|This is a computer-generated document, no signature is required.',
  units: 'pcs|hrs|ea|kg|box|day|month|m|set|pack',
  paidStamp: 'PAID|PAID IN FULL|PAID - THANK YOU',
  continued: 'continued on next page|Continued overleaf|see next page',
};
