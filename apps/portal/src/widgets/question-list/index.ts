export { QuestionList, type Question } from './question-list.tsx';
